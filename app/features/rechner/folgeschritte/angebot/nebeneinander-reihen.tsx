import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { ERSTKONTAKT } from '#content/erstkontakt.ts'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/format.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import { vorjahresvergleich } from '#domain/jahreswechsel.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { hoechsteJahreskosten, hoechsterSelbstbehalt, jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { groesserer, kleinerer, minus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'
import { JahresBalken, VIEL, WENIG } from './jahres-balken.tsx'
import type { Listenzeile } from './liste.ts'

type Reihe = {
  name: string
  /** What is drawn beside it where there is room. */
  zusatz?: string
  werte: readonly ReactNode[]
}
/** What stands side by side, cheapest first. */
export type Vergleich = {
  zeilen: readonly Listenzeile[]
  tabelle: Regionstabelle
  frage: Personenfrage
  kosten: Rappen
}

const kontakt = (zeile: Listenzeile) => ERSTKONTAKT[kontaktVon(zeile)]

/** What differs, row by row; what is the same for all, in words. */
export function gleichesUndUnterschiede(vergleich: Vergleich): { gleiches: string[]; unterschiede: Reihe[] } {
  const { zeilen, tabelle, frage } = vergleich
  const texte = [
    { name: NEBENEINANDER.franchise, wert: ({ franchise }: Listenzeile) => mitApostroph(franchise) },
    { name: NEBENEINANDER.produkt, wert: ({ tarif }: Listenzeile) => tarif },
    { name: NEBENEINANDER.anlaufstelle, wert: (zeile: Listenzeile) => kontakt(zeile).anlaufstelle },
    { name: NEBENEINANDER.haken, wert: (zeile: Listenzeile) => kontakt(zeile).haken },
  ].map(({ name, wert }) => ({ name, werte: zeilen.map(wert) }))
  const sindGleich = ({ werte }: { werte: readonly string[] }) => werte.every(wert => wert === werte[0])
  const abzug = umweltabgabe(tabelle)
  return {
    gleiches: [
      NEBENEINANDER.leistungen,
      NEBENEINANDER.selbstbehalt(ganzeFrankenText(hoechsterSelbstbehalt(frage.klasse))),
      ...(abzug === undefined ? [] : [NEBENEINANDER.abzug(frankenText(abzug))]),
      ...texte.filter(sindGleich).map(({ name, werte }) => NEBENEINANDER.mit(name, werte[0] ?? '')),
    ],
    unterschiede: [
      ...betraege(vergleich),
      ...texte
        .filter(text => !sindGleich(text))
        .map(({ name, werte }) => ({ name, werte: werte.map(wert => trennbar(wert)) })),
    ],
  }
}

function betraege({ zeilen, tabelle, frage, kosten }: Vergleich): Reihe[] {
  const { klasse } = frage
  const total = ({ franchise, preis }: Listenzeile) => jahreskosten({ franchise, praemie: preis }, kosten, klasse)
  const tiefstes = zeilen.map(total).reduce(kleinerer)
  const hoechstePraemien = zeilen.map(({ preis }) => imJahr(preis)).reduce(groesserer)
  const reihe = (name: string, wert: (zeile: Listenzeile) => ReactNode): Reihe => ({ name, werte: zeilen.map(wert) })
  return [
    reihe(NEBENEINANDER.unterschied, zeile =>
      total(zeile) === tiefstes ? (
        <span className="inline-block rounded-control bg-butter px-1 font-semibold whitespace-nowrap text-on-butter font-stretch-80% md:px-2 md:font-stretch-100%">
          {NEBENEINANDER.amGuenstigsten}
        </span>
      ) : (
        <b className="betrag font-semibold">{differenzText(minus(total(zeile), tiefstes))}</b>
      ),
    ),
    ...(tabelle.vorjahr
      ? [reihe(NEBENEINANDER.vorjahr(tabelle.jahr - 1), zeile => <Vorjahr {...{ zeile, tabelle, frage }} />)]
      : []),
    reihe(NEBENEINANDER.praemien, zeile => <span className="betrag">{frankenText(imJahr(zeile.preis))}</span>),
    {
      ...reihe(NEBENEINANDER.total(ganzeFrankenText(kosten)), zeile => (
        <>
          <b className="betrag font-semibold md:hidden">{frankenText(total(zeile))}</b>
          <div className="max-md:hidden">
            <JahresBalken {...{ zeile, klasse, kosten, hoechstePraemien }} kurz />
          </div>
        </>
      )),
      zusatz: NEBENEINANDER.dreiJahre(...[WENIG, kosten, VIEL].map(ganzeFrankenText)),
    },
    reihe(NEBENEINANDER.hoechstensImJahr, zeile => (
      <span className="betrag">
        {frankenText(hoechsteJahreskosten({ franchise: zeile.franchise, praemie: zeile.preis }, klasse))}
      </span>
    )),
  ]
}

function Vorjahr({ zeile, tabelle, frage }: { zeile: Listenzeile } & Pick<Vergleich, 'tabelle' | 'frage'>) {
  const vergleich = vorjahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile)
  if (!vergleich) return '–'
  if (vergleich.art !== 'wechsel') return neuText(vergleich.art, tabelle.jahr)
  return (
    <>
      <span className="betrag">{frankenText(vergleich.vorher)}</span>{' '}
      <span className="text-ink2 max-md:block">
        {NEBENEINANDER.aufJahr(differenzText(vergleich.wechsel.differenz), tabelle.jahr)}
      </span>
    </>
  )
}
