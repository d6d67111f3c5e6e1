import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { type Blattzeile, ERSTE } from './blatt.ts'
import { kopf, Ueberschrift, zahl, zelle } from './blatt-teile.tsx'

type AngebotstabelleProps = {
  zeilen: readonly Blattzeile[]
  /** Of the whole list. */
  total: number
  jahr: number
  kosten: number
  /** By yearly cost, every offer has its own. */
  mitFranchise: boolean
  bezug: keyof typeof BLATT.zumBezug | undefined
  kassenName: (nummer: number) => string
}

/** The first offers, with those that matter to the visitor below. */
export function Angebotstabelle(props: AngebotstabelleProps) {
  const { zeilen, total, jahr, kosten, mitFranchise, bezug, kassenName } = props
  const { spalten } = BLATT
  const mitVorjahr = zeilen.some(({ vorjahr }) => vorjahr)
  const mitBezug = bezug !== undefined && zeilen.some(({ zumBezug }) => zumBezug !== undefined)
  const weitere = zeilen.filter(({ rang }) => rang > ERSTE)
  const eigene = weitere.find(({ zeile }) => zeile.isCurrentInsurer)
  return (
    <>
      <Ueberschrift>{BLATT.liste(Math.min(ERSTE, zeilen.length), total, eigene !== undefined)}</Ueberschrift>
      <table className="w-full">
        <thead>
          <tr className="text-left">
            <th className={kopf}>
              <span className="sr-only">{spalten.rang}</span>
            </th>
            <th className={kopf}>{spalten.kasse}</th>
            <th className={kopf}>{spalten.produkt}</th>
            {mitFranchise && <th className={`${kopf} ${zahl}`}>{spalten.franchise}</th>}
            {mitVorjahr && <th className={`${kopf} ${zahl}`}>{spalten.monat(jahr - 1)}</th>}
            <th className={`${kopf} ${zahl}`}>{spalten.monat(jahr)}</th>
            <th className={`${kopf} ${zahl}`}>{spalten.jahr(jahr)}</th>
            <th className={`${kopf} ${zahl}`}>{spalten.ganzesJahr}</th>
            {mitBezug && <th className={`${kopf} ${zahl}`}>{BLATT.zumBezug[bezug]}</th>}
          </tr>
        </thead>
        <tbody>
          {zeilen.map(({ zeile, rang, vorjahr, imJahr, ganzesJahr, zumBezug, istGewaehlt }) => (
            <tr key={zeile.schluessel} className={istGewaehlt ? 'bg-sand font-semibold' : ''}>
              <td className={`${zelle} pr-2`}>{rang}</td>
              <td className={`${zelle} pr-2 font-semibold`}>{kassenName(zeile.versicherer)}</td>
              <td className={zelle}>
                {angebotsmodell(zeile)}, {zeile.tarif}
              </td>
              {mitFranchise && <td className={`${zelle} ${zahl}`}>{mitApostroph(zeile.franchise)}</td>}
              {mitVorjahr && (
                <td className={`${zelle} ${zahl}`}>
                  {vorjahr?.art === 'wechsel' ? frankenText(vorjahr.vorher) : vorjahr && neuText(vorjahr.art, jahr)}
                </td>
              )}
              <td className={`${zelle} ${zahl} font-semibold`}>{frankenText(zeile.preis)}</td>
              <td className={`${zelle} ${zahl}`}>{frankenText(imJahr)}</td>
              <td className={`${zelle} ${zahl}`}>{frankenText(ganzesJahr)}</td>
              {mitBezug && <td className={`${zelle} ${zahl}`}>{zumBezug !== undefined && differenzText(zumBezug)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-[0.65625rem]">
        {BLATT.fussnote(kosten)}
        {weitere.map(({ rang, zeile }) =>
          zeile.isCurrentInsurer && zeile === eigene?.zeile ? BLATT.fussnoteKasse(rang) : BLATT.fussnoteAuswahl(rang),
        )}
      </p>
    </>
  )
}
