import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { Tabelle, Ueberschrift } from './blatt-teile.tsx'
import { type Blattzeile, bezugsart, blattzeilen, ERSTE } from './blatt-zeilen.ts'

type AngebotstabelleProps = { sicht: Sicht; kassenName: (nummer: number) => string }

/** The first of the list, with those that matter to the visitor below. */
export function Angebotstabelle({ sicht, kassenName }: AngebotstabelleProps) {
  const { liste, zuMehreren } = sicht
  const zeilen = blattzeilen(sicht)
  if (zeilen.length === 0) return null
  const spalten = spaltenVon(sicht, zeilen, kassenName)
  const weitere = zeilen.filter(({ rang }) => rang > ERSTE)
  const eigene = weitere.find(({ zeile }) => zeile.istHeutige)
  return (
    <>
      <Ueberschrift>
        {BLATT.liste(Math.min(ERSTE, zeilen.length), liste.alle.length, eigene !== undefined, !liste.person)}
        {zuMehreren && liste.person && BLATT.fuer(liste.person.name)}
      </Ueberschrift>
      <Tabelle
        spalten={spalten}
        zeilen={zeilen.map(eine => ({
          ...{ name: eine.zeile.schluessel, gewaehlt: eine.istGewaehlt },
          zellen: spalten.map(({ wert }) => wert(eine)),
        }))}
      />
      <p className="mt-1 text-[0.65625rem]">
        {liste.person ? BLATT.fussnote(liste.person.erwarteteKosten) : BLATT.inFranken}
        {weitere.map(eine => (eine === eigene ? BLATT.fussnoteKasse(eine.rang) : BLATT.fussnoteAuswahl(eine.rang)))}
      </p>
    </>
  )
}

type Spalte = Parameters<typeof Tabelle>[0]['spalten'][number] & {
  wert: (zeile: Blattzeile) => string | number | null | undefined
  gilt?: boolean
}

/** None that would stay empty. */
function spaltenVon(sicht: Sicht, zeilen: Blattzeile[], kassenName: (nummer: number) => string): Spalte[] {
  const { ordnung, volleTabelle, vollerBezug, personen, liste } = sicht
  const { jahr } = volleTabelle
  const { spalten } = BLATT
  const hat = (feld: 'vorjahr' | 'ganzesJahr' | 'zumBezug') => zeilen.some(zeile => zeile[feld] !== undefined)
  const bezuege = vollerBezug?.personen.filter((_, i) => !liste.person || personen[i]?.id === liste.person.id) ?? []
  const zahlen: Spalte[] = [
    {
      name: spalten.franchise,
      wert: ({ zeile }) => zeile.tarif && mitApostroph(zeile.tarif.franchise),
      gilt: ordnung === 'gesamtkosten' && liste.person !== null,
    },
    { name: spalten.monat(jahr - 1), wert: ({ vorjahr }) => vorjahrText(vorjahr, jahr), gilt: hat('vorjahr') },
    { name: spalten.monat(jahr), wert: ({ zeile }) => frankenText(zeile.voll), fett: true },
    { name: spalten.jahr(jahr), wert: ({ imJahr }) => frankenText(imJahr) },
    {
      name: liste.person ? spalten.ganzesJahr : spalten.ganzesJahrMitAnteil,
      wert: ({ ganzesJahr }) => ganzesJahr && frankenText(ganzesJahr),
      gilt: hat('ganzesJahr'),
    },
    {
      name: BLATT.zumBezug[bezugsart(bezuege)],
      wert: ({ zumBezug }) => (zumBezug === undefined ? null : differenzText(zumBezug)),
      gilt: hat('zumBezug'),
    },
  ]
  const alle: Spalte[] = [
    { name: <span className="sr-only">{spalten.rang}</span>, wert: ({ rang }) => rang },
    { name: spalten.kasse, wert: ({ zeile }) => kassenName(zeile.versicherer), fett: true },
    {
      name: spalten.produkt,
      wert: ({ zeile: { tarif } }) => tarif && `${angebotsmodell(tarif)}, ${tarif.tarif}`,
      gilt: liste.person !== null,
    },
    ...zahlen.map(spalte => ({ ...spalte, zahl: true })),
  ]
  return alle.filter(({ gilt }) => gilt !== false)
}

function vorjahrText(vorjahr: Blattzeile['vorjahr'], jahr: number): string | undefined {
  return vorjahr?.art === 'wechsel' ? frankenText(vorjahr.vorher) : vorjahr && neuText(vorjahr.art, jahr)
}
