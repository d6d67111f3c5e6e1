import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { UI } from '#content/rahmen/ui.ts'
import { Icon } from '../icon.tsx'
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION, type Toast } from './toast.ts'
import { uncoverFocus } from './toast-focus.ts'

/** So far to the right a toast is swiped away; a finger that only presses moves a little, too. */
const SWIPE = 50
const SLACK = 5

const stripes: Record<Toast['variant'], string> = {
  default: 'border-l-on-slab2',
  destructive: 'border-l-err-on-slab',
}

/** Stands once in the shell. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  return toast?.open && <Place key={toast.id} toast={toast} />
}

/**
 * Top right, beside the fields and bars of a form; on a phone across the bottom, above the question about cookies, where it may
 * meet the field in focus: `uncoverFocus`. It stays while it has the pointer or the focus, and while the visitor is elsewhere.
 */
function Place({ toast: { id, title, description, variant } }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<EventTarget>(null)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [isHeld, id])

  useEffect(() => {
    const hold = () => setIsHeld(true)
    const release = () => setIsHeld(list.current?.contains(document.activeElement) ?? false)
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'F8' && list.current?.focus()
    window.addEventListener('blur', hold)
    window.addEventListener('focus', release)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('blur', hold)
      window.removeEventListener('focus', release)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setIsHeld(true)
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  /** The focus goes back to where it came from. */
  function close() {
    const isInside = list.current?.contains(document.activeElement)
    if (isInside && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    dismissToast(id)
  }

  return (
    <section
      aria-label={UI.meldungen}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={onFocus}
      onBlur={() => setIsHeld(false)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
      className="fixed right-0 z-50 w-full p-4 max-md:bottom-(--hinweis-hoehe,0px) md:top-0 md:w-[29rem] md:p-6"
    >
      <ol ref={list} tabIndex={-1}>
        <li
          ref={uncoverFocus}
          {...swipeHandlers(close)}
          className={`relative touch-pan-y border border-transparent border-l-6 bg-slab py-4 pr-14 pl-5 text-on-slab select-none data-[swipe=cancel]:transition-[translate] dark:border-y-edge dark:border-r-edge ${stripes[variant]}`}
        >
          <div role="alert">
            <p className="t2 font-semibold">{title}</p>
            {description && <p className="t2 text-on-slab2">{description}</p>}
          </div>
          <button
            type="button"
            aria-label={UI.schliessen}
            onClick={close}
            className="absolute top-2 right-2 grid size-11 place-content-center text-on-slab2 hover:text-on-slab focus-visible:outline-on-slab focus-visible:-outline-offset-3"
          >
            <Icon name="close" />
          </button>
        </li>
      </ol>
    </section>
  )
}

/** An element follows the finger to the right, and is away from `SWIPE` on or springs back; `data-swipe` says which. */
function swipeHandlers(onAway: () => void) {
  type Move = PointerEvent<HTMLElement>
  const way = ({ currentTarget, clientX }: Move) => clientX - Number(currentTarget.dataset.from)
  return {
    onPointerDown({ button, clientX, currentTarget }: Move) {
      if (button === 0) currentTarget.dataset.from = String(clientX)
    },
    onPointerMove(event: Move) {
      const { currentTarget, pointerId } = event
      if (!(way(event) > SLACK)) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset.swipe = 'move'
      currentTarget.style.translate = `${way(event)}px`
    },
    onPointerUp: release,
    onPointerCancel: release,
  }

  function release(event: Move) {
    const { dataset, style } = event.currentTarget
    const isAway = event.type === 'pointerup' && way(event) >= SWIPE
    delete dataset.from
    if (isAway) return onAway()
    dataset.swipe = 'cancel'
    style.translate = '0px'
  }
}
