import {
  type ComponentType,
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { BubbleProps } from './tooltip-radix.tsx'
import { noteClosed, noteOpened, openDelay } from './tooltip-timing.ts'

/** Time to move the pointer from the element to the bubble, which stays open under it. */
const GRACE = 120

/**
 * A short explanation of the element it wraps. The text is part of the page and describes the element for
 * assistive technology at all times; the visible bubble arrives with its first use and needs no luck otherwise.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const descriptionId = useId()
  const [open, setOpen] = useState(false)
  const [Bubble, setBubble] = useState<ComponentType<BubbleProps> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    noteOpened()
    return () => noteClosed(Date.now())
  }, [open])

  function changeAfter(delay: number, next: boolean) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  function changeNow(next: boolean) {
    clearTimeout(timer.current)
    setOpen(next)
  }
  function load() {
    if (Bubble) return
    import('./tooltip-radix.tsx').then(
      module => setBubble(() => module.RadixBubble),
      () => {},
    )
  }
  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    load()
    changeAfter(open ? 0 : openDelay(Date.now()), true)
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
    load()
    if (!pressed.current) changeNow(true)
    pressed.current = false
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the element inside
    <span
      className="relative inline-flex"
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
      {open && Bubble && (
        <Bubble
          text={text}
          onClose={() => changeNow(false)}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => changeAfter(GRACE, false)}
        />
      )}
    </span>
  )
}
