import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ArtikelBereich } from '#content/artikel.ts'
import { alleAnzeigen, BEITRAG, keineTreffer, trefferText } from '#content/beitrag.ts'
import { lesezeit } from '../text/lesedaten.ts'
import { ArtikelKarte } from './artikel-karte.tsx'
import { woerter } from './woerter.ts'

/** Category chips, the number of hits, and the cards. */
export function ArtikelFilter({ bereich }: { bereich: ArtikelBereich }) {
  const { ordner, artikel, kategorien, mehrzahl } = bereich
  const [kategorie, setKategorie] = useState<string>()
  const treffer = kategorie === undefined ? artikel : artikel.filter(eintrag => eintrag.kategorie === kategorie)
  return (
    <div className="rahmen pt-8 md:pt-10">
      <fieldset className="noscript:hidden">
        <legend className="sr-only">{BEITRAG.filtern}</legend>
        <div className="flex flex-wrap gap-2">
          {[undefined, ...kategorien].map(name => (
            <button
              key={name ?? ''}
              type="button"
              aria-pressed={name === kategorie}
              onClick={() => setKategorie(name)}
              className="min-h-11 rounded-control border border-edge px-4 font-medium transition-colors duration-150 hover:bg-sand aria-pressed:border-fir aria-pressed:bg-fir aria-pressed:text-on-fir"
            >
              {name ?? BEITRAG.alle}
            </button>
          ))}
        </div>
      </fieldset>
      <p className="mt-8 text-ink2" role="status">
        {trefferText(mehrzahl, kategorie, treffer.length)}
      </p>
      {treffer.length > 0 ? (
        <ul className="mt-4 grid gap-x-6 border-t border-ink md:grid-cols-2">
          {treffer.map(eintrag => (
            <li key={eintrag.slug}>
              <ArtikelKarte
                ordner={ordner}
                artikel={eintrag}
                stufe="h2"
                lesezeit={lesezeit(woerter(ordner, eintrag.slug))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4 border border-ink px-6 py-9 md:px-10">
          <p className="t3">{keineTreffer(mehrzahl, kategorie ?? BEITRAG.alle)}</p>
          <Button kind="secondary" className="mt-6" onClick={() => setKategorie(undefined)}>
            {alleAnzeigen(mehrzahl)}
          </Button>
        </div>
      )}
    </div>
  )
}
