import type { Marktvergleich } from '../katalog/katalogstand.ts'
import type { Rappen } from '../werte/rappen.ts'

/** An insurer in one year: its Standard premium, adults with the ordinary franchise, by region. */
export type Marktteilnehmer = { nummer: number; name: string; standard: ReadonlyMap<string, Rappen> }

const GENANNT = 5

/** Who came and went, and whose Standard premiums changed most: the mean over the regions it sells in both years. */
export function marktvergleich(
  jahr: readonly Marktteilnehmer[],
  vorher: { jahr: number; markt: readonly Marktteilnehmer[] },
): Marktvergleich {
  const [jetzige, fruehere] = [nachNummer(jahr), nachNummer(vorher.markt)]
  return {
    vorjahr: vorher.jahr,
    gegangen: vorher.markt.filter(({ nummer }) => !jetzige.has(nummer)).map(({ name }) => name),
    gekommen: jahr.filter(({ nummer }) => !fruehere.has(nummer)).map(({ name }) => name),
    aenderungen: jahr
      .flatMap(einer => {
        const prozent = aenderung(einer, fruehere.get(einer.nummer))
        return prozent === undefined ? [] : { versicherer: einer.name, prozent }
      })
      .sort((a, b) => Math.abs(b.prozent) - Math.abs(a.prozent))
      .slice(0, GENANNT),
  }
}

const nachNummer = (markt: readonly Marktteilnehmer[]) => new Map(markt.map(einer => [einer.nummer, einer]))

/** In per cent, to one decimal. */
function aenderung(jetzt: Marktteilnehmer, frueher: Marktteilnehmer | undefined): number | undefined {
  const verhaeltnisse = [...jetzt.standard].flatMap(([region, praemie]) => {
    const vorher = frueher?.standard.get(region)
    return vorher ? praemie / vorher : []
  })
  if (verhaeltnisse.length === 0) return undefined
  const mittel = verhaeltnisse.reduce((summe, wert) => summe + wert, 0) / verhaeltnisse.length
  return Math.round((mittel - 1) * 1000) / 10
}
