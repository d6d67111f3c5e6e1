import { useAktuellerAbschnitt } from './use-aktueller-abschnitt.ts'

export type Abschnitt = { id: string; titel: string }

/** The sections of a long text, the one being read marked. */
export function Inhaltsverzeichnis({ abschnitte }: { abschnitte: readonly Abschnitt[] }) {
  const aktuell = useAktuellerAbschnitt(abschnitte)
  return (
    <nav aria-label="Inhalt" className="print:hidden">
      <ol className="border-t border-line">
        {abschnitte.map(({ id, titel }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === aktuell ? 'location' : undefined}
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
