import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Artikel } from '#content/artikel.ts'
import { ArtikelKarte } from './artikel-karte.tsx'

const ALLE = 'Alle'

type Props = {
  bereich: string
  artikel: readonly Artikel[]
  kategorien: readonly string[]
  /** «Ratgeber» or «Artikel»: what is counted, and what the texts call it. */
  mehrzahl: string
  /** What the list is called for those who cannot see the chips. */
  beschriftung: string
}

/** Category chips, the number of hits, and the cards. */
export function ArtikelFilter({ bereich, artikel, kategorien, mehrzahl, beschriftung }: Props) {
  const [kategorie, setKategorie] = useState(ALLE)
  const treffer = kategorie === ALLE ? artikel : artikel.filter(eintrag => eintrag.kategorie === kategorie)
  return (
    <div className="rahmen pt-8 md:pt-10">
      <fieldset>
        <legend className="sr-only">{beschriftung}</legend>
        <div className="flex flex-wrap gap-2">
          {[ALLE, ...kategorien].map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={name === kategorie}
              onClick={() => setKategorie(name)}
              className="min-h-11 rounded-control border border-edge px-4 font-medium transition-colors duration-150 hover:bg-sand aria-pressed:border-fir aria-pressed:bg-fir aria-pressed:text-on-fir"
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <h2 className="mt-8 text-ink2" role="status">
        {kategorie === ALLE ? `Alle ${mehrzahl}` : `Kategorie: ${kategorie}`} ({treffer.length})
      </h2>
      {treffer.length > 0 ? (
        <ul className="mt-4 grid gap-x-6 border-t border-ink md:grid-cols-2">
          {treffer.map(eintrag => (
            <li key={eintrag.slug}>
              <ArtikelKarte bereich={bereich} artikel={eintrag} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4 border border-ink px-6 py-9 md:px-10">
          <p className="t3">
            Keine {mehrzahl} in der Kategorie "{kategorie}" gefunden.
          </p>
          <Button kind="secondary" className="mt-6" onClick={() => setKategorie(ALLE)}>
            Alle {mehrzahl} anzeigen
          </Button>
        </div>
      )}
    </div>
  )
}
