import { cloneElement, type PointerEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

const OPEN_DELAY = 700
const SKIP_DELAY = 300
/** Time to move the pointer from the element to the bubble, which stays open under it. */
const GRACE = 120
/** Between the bubble and its element, and the edge of the window. */
const GAP = 8
const MARGIN = 16

/** Until then a further one opens at once: while another is open, and a moment longer. */
let warmUntil = Number.NEGATIVE_INFINITY

/**
 * A short explanation of the element it wraps. The text is part of the page and describes the element for
 * assistive technology at all times; the visible bubble is for the eye.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const descriptionId = useId()
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    warmUntil = Number.POSITIVE_INFINITY
    const close = () => setOpen(false)
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      warmUntil = Date.now() + SKIP_DELAY
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('scroll', close, { capture: true })
    }
  }, [open])

  function changeAfter(delay: number, next: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  function changeNow(next: boolean) {
    clearTimeout(timer.current)
    setOpen(next)
  }
  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'touch') changeAfter(Date.now() < warmUntil ? 0 : OPEN_DELAY, true)
  }
  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType !== 'touch') changeAfter(open ? GRACE : 0, false)
  }
  function onPointerDown(event: PointerEvent) {
    // A press with the mouse acts on the element; a touch has no hover and shows the explanation instead.
    pressed.current = event.pointerType !== 'touch'
    if (pressed.current) changeNow(false)
  }
  function onFocus() {
    if (!pressed.current) changeNow(true)
    pressed.current = false
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the element inside
    <span
      ref={element}
      className="inline-flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={() => changeNow(false)}
    >
      {cloneElement(children, { 'aria-describedby': descriptionId })}
      <span id={descriptionId} hidden>
        {text}
      </span>
      {open &&
        createPortal(
          <div
            ref={bubble => {
              place(bubble, element.current)
            }}
            aria-hidden="true"
            className="t1 fixed top-0 left-0 z-50 w-max max-w-72 border border-transparent bg-slab px-3 py-2 text-on-slab dark:border-edge"
          >
            {text}
          </div>,
          document.body,
        )}
    </span>
  )
}

/** Above the element's middle, below it where there is no room; never beyond the window's edge. */
function place(bubble: HTMLElement | null, element: HTMLElement | null) {
  if (!bubble || !element) return
  const at = element.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const centred = at.left + (at.width - width) / 2
  const left = Math.max(MARGIN, Math.min(centred, document.documentElement.clientWidth - MARGIN - width))
  const above = at.top - GAP - height
  bubble.style.translate = `${left}px ${above < MARGIN ? at.bottom + GAP : above}px`
}
