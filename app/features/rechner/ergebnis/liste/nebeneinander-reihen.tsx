import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { ERSTKONTAKT } from '#content/erstkontakt.ts'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/format.ts'
import { DETAILS } from '#content/rechner/details.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { hoechsteJahreskosten, hoechsterSelbstbehalt } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { groesserer, inRappen, kleinerer, minus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Tarifzeile } from '#domain/tarifzeilen.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { JahresBalken, VIEL, WENIG } from './jahres-balken.tsx'
import { jahrestotal } from './verglichene.ts'
import { tarifText, vorjahrVon } from './zeilenwerte.ts'

type Reihe = {
  name: string
  /** What is drawn beside it where there is room. */
  zusatz?: string
  wert: (zeile: Listenzeile) => ReactNode
}

/** What differs, row by row; what is the same for all, in words. `zeilen`: the lowest yearly cost first. */
export function gegenueberstellung(zeilen: readonly Listenzeile[], sicht: Sicht) {
  const { tabelle, personen, liste } = sicht
  const { person } = liste
  const abzug = umweltabgabe(tabelle)
  const abzugText = person ? NEBENEINANDER.abzug : NEBENEINANDER.abzugJePerson
  const texte = person ? TEXTE.map(text => ({ ...text, werte: zeilen.map(text.wert) })) : []
  const [gleiche = [], verschiedene = []] = [true, false].map(gleich =>
    texte.filter(({ werte }) => werte.every(wert => wert === werte[0]) === gleich),
  )
  const unterschiede: Reihe[] = [
    { name: NEBENEINANDER.unterschied, wert: unterschied(zeilen, sicht) },
    ...(person ? vorjahre(person, tabelle) : personen.map(personenpreis)),
    betragsreihe(NEBENEINANDER.praemien, ({ preis }) => imJahr(preis)),
    ...(person
      ? jahre(zeilen, person)
      : [betragsreihe(NEBENEINANDER.totalErwartet, zeile => jahrestotal(zeile, sicht))]),
    ...verschiedene.map(({ name, wert }) => ({ name, wert: (zeile: Listenzeile) => trennbar(wert(zeile)) })),
  ]
  return {
    gleiches: [
      NEBENEINANDER.leistungen,
      ...(person ? [NEBENEINANDER.selbstbehalt(ganzeFrankenText(hoechsterSelbstbehalt(person.klasse)))] : []),
      ...(abzug === undefined ? [] : [abzugText(frankenText(abzug))]),
      ...gleiche.map(({ name, werte }) => NEBENEINANDER.mit(name, werte[0] ?? '')),
    ],
    unterschiede,
  }
}

const vomTarif =
  <Wert extends string | ReactNode>(wert: (tarif: Tarifzeile) => Wert) =>
  ({ tarif }: Listenzeile) =>
    tarif ? wert(tarif) : ''

const kontakt = (tarif: Tarifzeile) => ERSTKONTAKT[kontaktVon(tarif)]

const TEXTE = [
  { name: NEBENEINANDER.franchise, wert: vomTarif(({ franchise }) => mitApostroph(franchise)) },
  { name: NEBENEINANDER.produkt, wert: vomTarif(({ tarif }) => tarif) },
  { name: NEBENEINANDER.anlaufstelle, wert: vomTarif(tarif => kontakt(tarif).anlaufstelle) },
  { name: NEBENEINANDER.haken, wert: vomTarif(tarif => kontakt(tarif).haken) },
]

const betragsreihe = (name: string, betrag: (zeile: Listenzeile) => Rappen): Reihe => ({
  name,
  wert: zeile => <span className="betrag">{frankenText(betrag(zeile))}</span>,
})

function unterschied(zeilen: readonly Listenzeile[], sicht: Sicht): Reihe['wert'] {
  const tiefstes = zeilen.map(zeile => jahrestotal(zeile, sicht)).reduce(kleinerer)
  return zeile => {
    const total = jahrestotal(zeile, sicht)
    if (total !== tiefstes) return <b className="betrag font-semibold">{differenzText(minus(total, tiefstes))}</b>
    return (
      <span className="inline-block rounded-control bg-butter px-1 font-semibold whitespace-nowrap text-on-butter font-stretch-80% md:px-2 md:font-stretch-100%">
        {NEBENEINANDER.amGuenstigsten}
      </span>
    )
  }
}

const personenpreis = ({ name }: PersonSicht, index: number): Reihe => ({
  name,
  wert({ loesung }) {
    const police = loesung?.policen[index]
    if (!police) return '–'
    return (
      <>
        <b className="betrag block font-semibold">{frankenText(police.praemie)}</b> {tarifText(police.angebot)}
        <span className="t1 block text-ink2">{DETAILS.franchise(police.franchise)}</span>
      </>
    )
  },
})

function jahre(zeilen: readonly Listenzeile[], { klasse, erwarteteKosten }: PersonSicht): Reihe[] {
  const kosten = inRappen(erwarteteKosten)
  const hoechstePraemien = zeilen.map(({ preis }) => imJahr(preis)).reduce(groesserer)
  const wahl = ({ franchise, preis }: Tarifzeile) => ({ franchise, praemie: preis })
  return [
    {
      name: NEBENEINANDER.total(ganzeFrankenText(kosten)),
      zusatz: NEBENEINANDER.dreiJahre(...[WENIG, kosten, VIEL].map(ganzeFrankenText)),
      wert: vomTarif(tarif => <JahresBalken {...{ klasse, kosten, hoechstePraemien }} wahl={wahl(tarif)} kurz />),
    },
    {
      name: NEBENEINANDER.hoechstensImJahr,
      wert: vomTarif(tarif => <span className="betrag">{frankenText(hoechsteJahreskosten(wahl(tarif), klasse))}</span>),
    },
  ]
}

function vorjahre(person: PersonSicht, tabelle: Regionstabelle): Reihe[] {
  if (!tabelle.vorjahr) return []
  const wert = vomTarif(tarif => {
    const vergleich = vorjahrVon(tarif, person, tabelle)
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
  })
  return [{ name: NEBENEINANDER.vorjahr(tabelle.jahr - 1), wert }]
}
