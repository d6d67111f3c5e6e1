import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { answerId, Segments } from '#app/ui/segments.tsx'
import { KANTONSLISTE, KARTE } from '#content/praemien/schweiz.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { LANDESKARTE, zellflaeche } from '#domain/orte/hexkarte.ts'
import { klassengrenzen, klasseVon } from '#domain/zahlen/farbklassen.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'
import { Kantonsliste } from '../wahl/kantonsliste.tsx'
import { Legende } from '../wahl/legende.tsx'
import { Regionentabelle } from '../wahl/regionentabelle.tsx'
import { Spitzen } from '../wahl/spitzen.tsx'
import { kantonszeilen } from '../wahl/zeilen.ts'
import { landeszeilen } from '../zahlen.ts'
import { Landeskarte } from './landeskarte.tsx'
import { useOrtsbild } from './ortsbild.ts'

/**
 * Map or table, chosen by two buttons that need no script, and the ranking of the cantons beside it. What a choice of the
 * visitor exchanges is named by `data-teil`; `data-kontakte` and `data-vorjahr` say what there is to choose.
 */
export function SchweizKarte() {
  const { praemien } = useSeitenDaten()
  const bild = useOrtsbild()
  const { karten, tabellen, kontakte, vorherige } = bild
  const zeilen = landeszeilen(bild, 'AKL-ERW')
  if (zeilen.length === 0) return null
  const grenzen = klassengrenzen(
    zeilen.map(({ wert }) => wert),
    100,
  )
  const zeileVon = new Map(zeilen.map(zeile => [schluesselDer(zeile), zeile]))
  const ohneWert = tabellen.filter(tabelle => !zeileVon.has(schluesselDer(tabelle)))
  const wert = (gebiet: { kanton: string; region: number }) => {
    const zeile = zeileVon.get(schluesselDer(gebiet))
    if (!zeile) return undefined
    return {
      stufe: klasseVon(zeile.wert, grenzen),
      guenstigste: zeile.rang === 1,
      rang: zeile.rang,
      text: KARTE.region(gebiet, frankenText(zeile.wert), zeile.rang, zeilen.length),
    }
  }
  return (
    <div
      className="rahmen grid gap-x-6 gap-y-12 pt-8 lg:grid-cols-3"
      data-kontakte={kontakte.join()}
      data-vorjahr={vorherige.length > 0 ? '' : undefined}
    >
      <section className="min-w-0 lg:col-span-2" aria-labelledby="karte-titel">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-4">
          <h2 id="karte-titel" className="t4" data-teil="titel">
            {KARTE.titel.guenstigste}
          </h2>
          {karten && <Segments name="choice" legend={KARTE.ansicht} labels={[KARTE.karte, KARTE.tabelle]} />}
        </div>
        <div data-teil="spitzen">
          <Spitzen zeilen={zeilen} mass="guenstigste" />
        </div>
        {karten ? (
          <div data-when={answerId('choice', 0)} className="pt-6 not-print:unchosen:hidden">
            <Landeskarte zellen={karten.land} wert={wert} />
            <div data-teil="legende">
              <Legende zeilen={zeilen} grenzen={grenzen} ohneWert={ohneWert} mass="guenstigste" />
            </div>
            <p className="t1 mass mt-3 text-ink2">
              {KARTE.legende} <span className="max-lg:hidden noscript:hidden">{KARTE.tasten}</span>{' '}
              {KARTE.zeichnung(Math.round(zellflaeche(LANDESKARTE)))}{' '}
              {praemien.quelle === 'BAG' && KARTE.quellen(praemien.jahr)}
            </p>
          </div>
        ) : (
          <p className="t1 pt-6 text-ink2">{KARTE.ohneKoordinaten}</p>
        )}
        <div data-teil="tabelle" data-when={karten && answerId('choice', 1)} className="pt-6 not-print:unchosen:hidden">
          <Regionentabelle zeilen={zeilen} mass="guenstigste" />
        </div>
      </section>
      <section aria-labelledby="kantone-titel">
        <h2 id="kantone-titel" className="t4 mb-4 pt-1" data-teil="kantonszahl">
          {KANTONSLISTE.titel(new Set(zeilen.map(({ kanton }) => kanton)).size)}
        </h2>
        <div data-teil="kantone">
          <Kantonsliste zeilen={kantonszeilen(zeilen)} mass="guenstigste" />
        </div>
      </section>
    </div>
  )
}
