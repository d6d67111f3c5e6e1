import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { name: string; links: readonly { pfad: string; name: string; hinweis: string }[] }

/**
 * A disclosure of links. A mouse opens it by hovering; finger and keyboard by the button. Escape closes it
 * and gives the focus back, leaving it closes it.
 */
export function AufklappMenue({ name, links }: Props) {
  const [offen, setOffen] = useState(false)
  const { pathname } = useLocation()
  const liste = useId()
  const rahmen = useRef<HTMLDivElement>(null)
  const aktiv = links.some(link => link.pfad === pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => {
    setOffen(false)
  }, [pathname])

  const mitMaus = (event: PointerEvent, sollOffen: boolean) => event.pointerType === 'mouse' && setOffen(sollOffen)
  // A mouse has opened the menu by the time it clicks; closing it under the pointer would look broken. A key has no detail.
  const onClick = ({ detail }: MouseEvent) => setOffen(war => (detail > 0 && istUnterMaus(rahmen.current)) || !war)
  const onBlur = (event: FocusEvent) => !rahmen.current?.contains(event.relatedTarget) && setOffen(false)

  useEffect(() => {
    if (!offen) return
    // Wherever the focus is: what a hovering mouse has opened must be dismissible too (WCAG 1.4.13).
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOffen(false)
      if (rahmen.current?.contains(document.activeElement)) rahmen.current.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [offen])

  function onKeyDown(event: KeyboardEvent) {
    const ziele = [...(rahmen.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
    const stelle = ziele.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      // At once: a link takes the focus only once it is shown, and the next key may follow in the same moment.
      flushSync(() => setOffen(true))
      ziele[Math.min(stelle + 1, ziele.length - 1)]?.focus()
    } else if (event.key === 'ArrowUp' && stelle > 0) {
      event.preventDefault()
      ziele[stelle - 1]?.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens; button and links are the controls
    <div
      ref={rahmen}
      className="group relative h-full"
      onPointerEnter={event => mitMaus(event, true)}
      onPointerLeave={event => mitMaus(event, false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        aria-expanded={offen}
        aria-controls={liste}
        onClick={onClick}
        className={`t2 flex h-full min-h-11 items-center gap-1.5 border-b-3 md:text-[1rem] ${aktiv ? 'border-fir forced-colors:border-[Highlight]' : 'border-transparent hover:border-mute forced-colors:border-[Canvas]'}`}
      >
        {name}
        <Icon name="chevron-down" className={`size-4 transition-transform duration-150 ${offen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={liste}
        className={`absolute top-full -left-5 z-40 w-84 border border-ink bg-sheet py-2 ${offen ? '' : 'invisible noscript:group-focus-within:visible noscript:group-hover:visible'}`}
      >
        {links.map(link => (
          <li key={link.pfad}>
            <NavLink
              to={link.pfad}
              className="block border-l-4 border-transparent px-4 py-2.5 hover:bg-sand aria-[current=page]:border-fir forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
              onClick={() => setOffen(false)}
            >
              <span className="block font-semibold">{link.name}</span>
              <span className="t1 block text-ink2">{link.hinweis}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const istUnterMaus = (element: Element | null) =>
  element?.matches(':hover') === true && matchMedia('(hover: hover)').matches
