import { Children, type ComponentProps, type ReactNode } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { mitSpaltennamen } from './spaltennamen.ts'

/**
 * Below 600 px each row is a block that names its columns, so that nothing scrolls sideways. Roles are written out: a browser
 * may take a table that is laid out otherwise for none.
 */
export function Tabelle({ children }: { children?: ReactNode }) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: laid out as blocks it might lose it
      role="table"
      className="mt-6 w-full text-left text-[0.9375rem] leading-snug hyphens-auto max-[37.5rem]:block max-[37.5rem]:border-t max-[37.5rem]:border-ink md:text-[1rem] max-[37.5rem]:[&_tbody]:block max-[37.5rem]:[&_tbody_tr]:block max-[37.5rem]:[&_tbody_tr]:border-b max-[37.5rem]:[&_tbody_tr]:border-line max-[37.5rem]:[&_tbody_tr]:py-3 max-[37.5rem]:[&_thead]:sr-only"
    >
      {mitSpaltennamen(children)}
    </table>
  )
}

type TexttabelleProps = { spalten: readonly string[]; zeilen: readonly (readonly string[])[] }

/** Words in columns; the first one tells the rows apart. */
export const Texttabelle = ({ spalten, zeilen }: TexttabelleProps) => (
  <Tabelle>
    <thead>
      <tr>
        {spalten.map(spalte => (
          <Zelle key={spalte} als="th" scope="col">
            {spalte}
          </Zelle>
        ))}
      </tr>
    </thead>
    <tbody>
      {zeilen.map(zeile => (
        <tr key={zeile[0]}>
          {zeile.map((text, spalte) => (
            <Zelle key={spalten[spalte]} als="td">
              {text}
            </Zelle>
          ))}
        </tr>
      ))}
    </tbody>
  </Tabelle>
)

type ZellenProps = Omit<ComponentProps<'td'>, 'align'> & {
  als: 'td' | 'th'
  align?: string | undefined
  /** The name of its column, drawn where the head is not seen and never read twice. */
  spalte?: string | undefined
}

/** Figures stand right, under each other. The text's own alignment arrives as an attribute that HTML no longer knows. */
export function Zelle({ als: Element, align, spalte, children, ...rest }: ZellenProps) {
  const seite = align === 'right' ? 'text-right' : ''
  if (Element === 'th')
    return (
      // biome-ignore lint/a11y/useSemanticElements: it is one, and might lose its role when laid out as blocks
      <th
        role="columnheader"
        {...rest}
        className={`t1 border-b border-ink py-2.5 align-bottom font-semibold not-last:pr-3 md:not-last:pr-4 ${seite}`}
      >
        {children}
      </th>
    )
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: laid out as blocks it might lose it
      role="cell"
      {...rest}
      data-spalte={spalte}
      className={`align-top max-[37.5rem]:flex max-[37.5rem]:gap-4 max-[37.5rem]:py-1 max-[37.5rem]:before:t1 max-[37.5rem]:before:w-2/5 max-[37.5rem]:before:shrink-0 max-[37.5rem]:before:font-normal max-[37.5rem]:before:whitespace-normal max-[37.5rem]:before:text-ink2 max-[37.5rem]:before:content-[attr(data-spalte)_/_''] max-[37.5rem]:first:font-semibold min-[37.5rem]:border-b min-[37.5rem]:border-line min-[37.5rem]:py-3 min-[37.5rem]:not-last:pr-3 md:not-last:pr-4 ${align === 'right' ? 'text-right whitespace-nowrap max-[37.5rem]:text-left' : ''}`}
    >
      <span className="min-w-0 max-[37.5rem]:grow">{Children.map(children, geschuetztWennText)}</span>
    </td>
  )
}

/** Words of the text itself were set when it was built, those that come from data not yet. */
const geschuetztWennText = (teil: ReactNode) => (typeof teil === 'string' ? geschuetzt(teil) : teil)
