import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'
export type Abschnitt = { id: string; titel: string }

/** The sections of a long text. The first one is marked; `useAktuellerAbschnitt` moves the mark. */
export function Inhaltsverzeichnis({ abschnitte }: { abschnitte: readonly Abschnitt[] }) {
  return (
    <nav aria-label={FLIESSTEXT.inhalt} className="print:hidden">
      <ol className="border-t border-line">
        {abschnitte.map(({ id, titel }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={index === 0 ? 'location' : undefined}
              className="flex min-h-11 items-center border-b border-line py-2 leading-snug hover:underline aria-[current]:border-fir aria-[current]:font-semibold"
            >
              {titel}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
