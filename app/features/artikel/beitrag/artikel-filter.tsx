import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Artikel, ArtikelBereich } from '#content/artikel/artikel.ts'
import { alleAnzeigen, BEITRAG, keineTreffer, trefferText } from '#content/artikel/beitrag.ts'
import { lesezeit } from '../text/lesedaten.ts'
import { ArtikelKarte } from './artikel-karte.tsx'
import { woerter } from './woerter.ts'

/** Category chips, the number of hits, and the cards. */
export function ArtikelFilter({ bereich }: { bereich: ArtikelBereich }) {
  const { artikel, kategorien, mehrzahl, danach } = bereich
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
      <Karten bereich={bereich} artikel={treffer.filter(eintrag => eintrag.kategorie !== danach?.kategorie)} />
      {danach && <Danach {...danach} bereich={bereich} treffer={treffer} />}
      {treffer.length === 0 && (
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

type DanachProps = NonNullable<ArtikelBereich['danach']> & { bereich: ArtikelBereich; treffer: readonly Artikel[] }

function Danach({ kategorie, titel, lead, bereich, treffer }: DanachProps) {
  const artikel = treffer.filter(eintrag => eintrag.kategorie === kategorie)
  if (artikel.length === 0) return null
  return (
    <section aria-labelledby="danach" className={artikel.length < treffer.length ? 'mt-14' : 'mt-6'}>
      <h2 id="danach" className="t4">
        {titel}
      </h2>
      <p className="mass mt-2 text-ink2">{lead}</p>
      <Karten bereich={bereich} artikel={artikel} unterTitel />
    </section>
  )
}

type KartenProps = { bereich: ArtikelBereich; artikel: readonly Artikel[]; unterTitel?: boolean }

/** `unterTitel`: below a heading that says their category. */
function Karten({ bereich: { ordner }, artikel, unterTitel = false }: KartenProps) {
  if (artikel.length === 0) return null
  return (
    <ul className="mt-4 grid gap-x-6 border-t border-ink md:grid-cols-2">
      {artikel.map(eintrag => (
        <li key={eintrag.slug}>
          <ArtikelKarte
            ordner={ordner}
            artikel={eintrag}
            stufe={unterTitel ? 'h3' : 'h2'}
            ohneKategorie={unterTitel}
            lesezeit={lesezeit(woerter(ordner, eintrag.slug))}
          />
        </li>
      ))}
    </ul>
  )
}
