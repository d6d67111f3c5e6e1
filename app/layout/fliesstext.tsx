import type { ComponentProps, ComponentType } from 'react'
import { Link } from '#app/router.tsx'

type TextProps = { components?: Record<string, unknown> }

/** Links of running text: inside the site without a new page load, outside with the usual care. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className="textlink text-fir">
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className="textlink text-fir" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** A wide table scrolls inside its own frame, which the keyboard can reach. */
function Tabelle({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section tabIndex={0} aria-label="Tabelle" className="mt-6 overflow-x-auto">
      <table className="w-full min-w-96 text-left [&_td]:border-b [&_td]:border-line [&_td]:py-3 [&_td]:pr-5 [&_td]:align-top [&_th]:t1 [&_th]:border-b [&_th]:border-ink [&_th]:py-2.5 [&_th]:pr-5 [&_th]:text-left [&_th]:font-semibold">
        {children}
      </table>
    </section>
  )
}

const components = {
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} className="t4 mt-12 first:mt-0" />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} className="t3 mt-8 font-semibold" />,
  p: (props: ComponentProps<'p'>) => <p {...props} className="mt-4" />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className="mt-4 list-[square] space-y-2 pl-5 marker:text-fir" />,
  ol: (props: ComponentProps<'ol'>) => (
    <ol {...props} className="mt-4 list-decimal space-y-2 pl-6 marker:font-semibold" />
  ),
  a: TextLink,
  table: Tabelle,
}

/** Running text from content/, set for reading. */
export function Fliesstext({ Text }: { Text: ComponentType<TextProps> }) {
  return (
    <div className="max-w-[40rem] text-[1.0625rem] leading-[1.6] md:text-[1.125rem]">
      <Text components={components} />
    </div>
  )
}
