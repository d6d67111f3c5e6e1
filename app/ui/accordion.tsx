import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

type Item = { title: string; content: ReactNode }
type AccordionProps = { items: readonly Item[]; headingLevel?: 'h2' | 'h3' | 'h4' }

/** One answer open at a time, or none. Closed answers are in the HTML and are found by a search in the page. */
export function Accordion({ items, headingLevel = 'h3' }: AccordionProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const headers = useRef<(HTMLButtonElement | null)[]>([])

  function moveFocus(event: KeyboardEvent, from: number) {
    const to = focusTarget(event.key, from, items.length)
    if (to === null) return
    event.preventDefault()
    headers.current[to]?.focus()
  }

  return (
    <div className="border-t border-ink">
      {items.map((item, index) => (
        <Section
          key={item.title}
          {...item}
          headingLevel={headingLevel}
          open={index === openIndex}
          onToggle={() => setOpenIndex(index === openIndex ? null : index)}
          onFound={() => setOpenIndex(index)}
          onKeyDown={event => moveFocus(event, index)}
          headerRef={element => {
            headers.current[index] = element
          }}
        />
      ))}
    </div>
  )
}

function focusTarget(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowUp':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

type SectionProps = Item & {
  headingLevel: 'h2' | 'h3' | 'h4'
  open: boolean
  onToggle: () => void
  onFound: () => void
  onKeyDown: (event: KeyboardEvent) => void
  headerRef: (element: HTMLButtonElement | null) => void
}

function Section({
  title,
  content,
  headingLevel: Heading,
  open,
  onToggle,
  onFound,
  onKeyDown,
  headerRef,
}: SectionProps) {
  const id = useId()
  const panel = useFindable(open, onFound)
  return (
    <div className="border-b border-line">
      <Heading>
        <button
          type="button"
          ref={headerRef}
          id={`${id}-header`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
          onKeyDown={onKeyDown}
          className="t3 flex w-full items-start justify-between gap-6 py-5 text-left font-semibold hover:text-fir"
        >
          {title}
          <Icon
            name="chevron-down"
            className={`mt-1 transition-transform duration-150 ease-plain noscript:hidden ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      <div
        className={`grid transition-[grid-template-rows] duration-150 ease-plain noscript:grid-rows-[1fr] print:grid-rows-[1fr] ${open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]'}`}
      >
        <section
          ref={panel}
          id={`${id}-panel`}
          aria-labelledby={`${id}-header`}
          className={`min-h-0 overflow-hidden transition-[content-visibility] transition-discrete duration-150 noscript:[content-visibility:visible] print:[content-visibility:visible] ${open ? '' : '[content-visibility:hidden]'}`}
        >
          <div className="mass pb-6 text-ink2">{content}</div>
        </section>
      </div>
    </div>
  )
}

/** React writes `hidden` as a plain yes or no, so the value a page search understands is set by hand. */
function useFindable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])
  return panel
}
