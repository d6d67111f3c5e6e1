import { trennbar } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { frankenText, mitApostroph } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { hoechsteJahreskosten, jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { type Franken, inRappen } from '#domain/rappen.ts'
import type { Listenzeile } from './liste.ts'
import { MODELLE } from './woerter.ts'

type NebeneinanderProps = {
  zeilen: readonly Listenzeile[]
  klasse: Altersklasse
  /** A year. */
  kosten: Franken
  gewaehlt: string | undefined
  kassenName: (versicherer: number) => string
  onWaehle: (zeile: Listenzeile) => void
  onEntferne: (schluessel: string) => void
}

/** Up to three offers side by side. On a narrow screen the table scrolls inside its own frame. */
export function Nebeneinander(props: NebeneinanderProps) {
  const { zeilen, klasse, kosten, gewaehlt, kassenName } = props
  const wahl = ({ franchise, preis }: Listenzeile) => ({ franchise, praemie: preis })
  const reihen: { name: string; wert: (zeile: Listenzeile) => string; look?: string }[] = [
    { name: 'CHF/Monat', wert: zeile => frankenText(zeile.preis), look: 'betrag t4' },
    { name: 'Prämien im Jahr', wert: zeile => frankenText(imJahr(zeile.preis)), look: 'betrag' },
    {
      name: `Total bei Gesundheitskosten von ${mitApostroph(kosten)}`,
      wert: zeile => frankenText(jahreskosten(wahl(zeile), inRappen(kosten), klasse)),
      look: 'betrag',
    },
    {
      name: 'Höchstens im Jahr',
      wert: zeile => frankenText(hoechsteJahreskosten(wahl(zeile), klasse)),
      look: 'betrag',
    },
    { name: 'Franchise', wert: zeile => mitApostroph(zeile.franchise) },
    { name: 'Produkt', wert: zeile => trennbar(zeile.tarif) },
    { name: 'Erste Anlaufstelle', wert: zeile => MODELLE[zeile.modell].anlaufstelle },
    { name: 'Was Sie dafür aufgeben', wert: zeile => MODELLE[zeile.modell].haken },
  ]
  return (
    <section id="nebeneinander" aria-labelledby="nebeneinander-titel" tabIndex={-1} className="mt-12">
      <h2 id="nebeneinander-titel" className="t4 mb-4">
        Nebeneinander
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable with the keyboard */}
      <section aria-label="Tabelle der verglichenen Angebote" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-150 table-fixed border-t border-ink text-[1rem] leading-snug hyphens-auto">
          <thead>
            <tr className="border-b border-ink">
              <td className="w-1/4" />
              {zeilen.map(zeile => (
                <th key={zeile.schluessel} scope="col" className="p-3 text-left align-top font-semibold">
                  {trennbar(kassenName(zeile.versicherer))}
                  <span className="block font-normal text-ink2">{modellName(zeile.modell)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reihen.map(({ name, wert, look = '' }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="t1 py-3 pr-3 text-left align-top font-normal text-ink2">
                  {name}
                </th>
                {zeilen.map(zeile => (
                  <td key={zeile.schluessel} className={`p-3 align-top ${look}`}>
                    {wert(zeile)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="print:hidden">
              <td />
              {zeilen.map(zeile => (
                <td key={zeile.schluessel} className="p-3 align-top">
                  <Aktionen {...props} zeile={zeile} istGewaehlt={zeile.schluessel === gewaehlt} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Aktionen(props: NebeneinanderProps & { zeile: Listenzeile; istGewaehlt: boolean }) {
  const { zeile, istGewaehlt, kassenName, onWaehle, onEntferne } = props
  const name = `${kassenName(zeile.versicherer)}, ${zeile.tarif}`
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="secondary"
        size="small"
        disabled={istGewaehlt}
        aria-label={`${istGewaehlt ? 'Gewählt' : 'Wählen'}: ${name}`}
        onClick={() => onWaehle(zeile)}
      >
        {istGewaehlt ? 'Gewählt' : 'Wählen'}
      </Button>
      <button
        type="button"
        aria-label={`Entfernen: ${name}`}
        className="textlink t1 min-h-11"
        onClick={() => onEntferne(zeile.schluessel)}
      >
        Entfernen
      </button>
    </div>
  )
}
