import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { WERTE } from '#content/fakten/register.ts'
import { Befristet, Stand } from './befristet.tsx'
import { Beispiel, Satz } from './beispiel.tsx'
import { Tabelle, Zelle } from './tabelle.tsx'
import { TEXTMASS } from './textmass.ts'

/** A text names what is given to it as `{props.name}`, and a figure of the register as `{props.fakt.selbstbehalt.anteil}`. */
type TextProps = { components?: Record<string, unknown> } & Record<string, unknown>

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

function Hinweis({ children }: { children: ReactNode }) {
  return <div className="mt-6 border-l-4 border-fir bg-fir-soft px-5 py-4 *:first:mt-0">{children}</div>
}

/** Its figures are assumed to show how one calculates: no fact, and not from the premiums. Says nothing of its own. */
const Rechenbeispiel = ({ children }: { children: ReactNode }) => children

/** What a text in content/ may use: plain Markdown, and the named parts by their name. */
const components = {
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} className="t4 mt-12 scroll-mt-6 hyphens-auto first:mt-0" />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} className="t3 mt-8 scroll-mt-6 font-semibold hyphens-auto" />,
  p: (props: ComponentProps<'p'>) => <p {...props} className="mt-4" />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className="mt-4 list-[square] space-y-2 pl-5 marker:text-fir" />,
  ol: (props: ComponentProps<'ol'>) => (
    <ol {...props} className="mt-4 list-decimal space-y-2 pl-6 marker:font-semibold" />
  ),
  a: TextLink,
  table: Tabelle,
  th: (props: ComponentProps<'th'>) => <Zelle als="th" {...props} />,
  td: (props: ComponentProps<'td'>) => <Zelle als="td" {...props} />,
  Befristet,
  Beispiel,
  Hinweis,
  Rechenbeispiel,
  Satz,
  Stand,
  Tabelle,
  Verweis: TextLink,
  Zelle,
}

/** Running text from content/, set for reading. */
export function Fliesstext({ Text, angaben }: { Text: ComponentType<TextProps>; angaben: Record<string, string> }) {
  return (
    <div className={`text-[1.0625rem] leading-[1.6] md:text-[1.125rem] ${TEXTMASS}`}>
      <Text {...angaben} fakt={WERTE} components={components} />
    </div>
  )
}
