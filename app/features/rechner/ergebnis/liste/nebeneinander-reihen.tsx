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
import { groesserer, inRappen, kleinerer, minus } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { PersonSicht, Sicht } from '../sicht/sicht.ts'
import type { Tarifzeile } from '../sicht/zeilen.ts'
import { JahresBalken, VIEL, WENIG } from './jahres-balken.tsx'
import { jahrestotal } from './verglichene.ts'
import { tarifText, vorjahrVon } from './zeilenwerte.ts'

type Reihe = {
  name: string
  /** What is drawn beside it where there is room. */
  zusatz?: string
  werte: readonly ReactNode[]
}

/** What differs, row by row; what is the same for all, in words. */
export type Gegenueberstellung = { gleiches: readonly string[]; unterschiede: readonly Reihe[] }

/** `zeilen`: the lowest yearly cost first. */
export function gegenueberstellung(zeilen: readonly Listenzeile[], sicht: Sicht): Gegenueberstellung {
  const { person } = sicht.liste
  const [unterschied, praemien] = summen(zeilen, sicht)
  const tarife = zeilen.flatMap(({ tarif }) => tarif ?? [])
  if (person) return tarifgegenueberstellung(tarife, person, sicht, [unterschied, praemien])
  const abzug = umweltabgabe(sicht.tabelle)
  return {
    gleiches: [
      NEBENEINANDER.leistungen,
      ...(abzug === undefined ? [] : [NEBENEINANDER.abzugJePerson(frankenText(abzug))]),
    ],
    unterschiede: [
      unterschied,
      ...sicht.personen.map(({ id, name }, index) => ({
        name,
        werte: zeilen.map(({ loesung }) => <Personenpreis key={id} police={loesung?.policen[index]} />),
      })),
      praemien,
      {
        name: NEBENEINANDER.totalErwartet,
        werte: zeilen.map(zeile => <Betrag key={zeile.schluessel}>{frankenText(jahrestotal(zeile, sicht))}</Betrag>),
      },
    ],
  }
}

function summen(zeilen: readonly Listenzeile[], sicht: Sicht): [Reihe, Reihe] {
  const total = (zeile: Listenzeile) => jahrestotal(zeile, sicht)
  const tiefstes = zeilen.map(total).reduce(kleinerer)
  const unterschied = (zeile: Listenzeile) =>
    total(zeile) === tiefstes ? (
      <span className="inline-block rounded-control bg-butter px-1 font-semibold whitespace-nowrap text-on-butter font-stretch-80% md:px-2 md:font-stretch-100%">
        {NEBENEINANDER.amGuenstigsten}
      </span>
    ) : (
      <b className="betrag font-semibold">{differenzText(minus(total(zeile), tiefstes))}</b>
    )
  return [
    { name: NEBENEINANDER.unterschied, werte: zeilen.map(unterschied) },
    {
      name: NEBENEINANDER.praemien,
      werte: zeilen.map(({ schluessel, preis }) => <Betrag key={schluessel}>{frankenText(imJahr(preis))}</Betrag>),
    },
  ]
}

const Betrag = ({ children }: { children: string }) => <span className="betrag">{children}</span>

function Personenpreis({ police }: { police: NonNullable<Listenzeile['loesung']>['policen'][number] | undefined }) {
  if (!police) return '–'
  return (
    <>
      <b className="betrag block font-semibold">{frankenText(police.praemie)}</b> {tarifText(police.angebot)}
      <span className="t1 block text-ink2">{DETAILS.franchise(police.franchise)}</span>
    </>
  )
}

const kontakt = (tarif: Tarifzeile) => ERSTKONTAKT[kontaktVon(tarif)]

function tarifgegenueberstellung(
  tarife: readonly Tarifzeile[],
  person: PersonSicht,
  { tabelle }: Sicht,
  [unterschied, praemien]: [Reihe, Reihe],
): Gegenueberstellung {
  const texte = [
    { name: NEBENEINANDER.franchise, wert: ({ franchise }: Tarifzeile) => mitApostroph(franchise) },
    { name: NEBENEINANDER.produkt, wert: ({ tarif }: Tarifzeile) => tarif },
    { name: NEBENEINANDER.anlaufstelle, wert: (tarif: Tarifzeile) => kontakt(tarif).anlaufstelle },
    { name: NEBENEINANDER.haken, wert: (tarif: Tarifzeile) => kontakt(tarif).haken },
  ].map(({ name, wert }) => ({ name, werte: tarife.map(wert) }))
  const sindGleich = ({ werte }: { werte: readonly string[] }) => werte.every(wert => wert === werte[0])
  const abzug = umweltabgabe(tabelle)
  return {
    gleiches: [
      NEBENEINANDER.leistungen,
      NEBENEINANDER.selbstbehalt(ganzeFrankenText(hoechsterSelbstbehalt(person.klasse))),
      ...(abzug === undefined ? [] : [NEBENEINANDER.abzug(frankenText(abzug))]),
      ...texte.filter(sindGleich).map(({ name, werte }) => NEBENEINANDER.mit(name, werte[0] ?? '')),
    ],
    unterschiede: [
      unterschied,
      ...vorjahre(tarife, person, tabelle),
      praemien,
      ...jahre(tarife, person),
      ...texte
        .filter(text => !sindGleich(text))
        .map(({ name, werte }) => ({ name, werte: werte.map(wert => trennbar(wert)) })),
    ],
  }
}

function jahre(tarife: readonly Tarifzeile[], { klasse, erwarteteKosten }: PersonSicht): Reihe[] {
  const kosten = inRappen(erwarteteKosten)
  const hoechstePraemien = tarife.map(({ preis }) => imJahr(preis)).reduce(groesserer)
  const wahlen = tarife.map(({ schluessel, franchise, preis }) => ({ schluessel, wahl: { franchise, praemie: preis } }))
  return [
    {
      name: NEBENEINANDER.total(ganzeFrankenText(kosten)),
      zusatz: NEBENEINANDER.dreiJahre(...[WENIG, kosten, VIEL].map(ganzeFrankenText)),
      werte: wahlen.map(({ schluessel, wahl }) => (
        <JahresBalken key={schluessel} {...{ wahl, klasse, kosten, hoechstePraemien }} kurz />
      )),
    },
    {
      name: NEBENEINANDER.hoechstensImJahr,
      werte: wahlen.map(({ schluessel, wahl }) => (
        <Betrag key={schluessel}>{frankenText(hoechsteJahreskosten(wahl, klasse))}</Betrag>
      )),
    },
  ]
}

function vorjahre(tarife: readonly Tarifzeile[], person: PersonSicht, tabelle: Regionstabelle): Reihe[] {
  if (!tabelle.vorjahr) return []
  const werte = tarife.map(tarif => <Vorjahr key={tarif.schluessel} {...{ tarif, person, tabelle }} />)
  return [{ name: NEBENEINANDER.vorjahr(tabelle.jahr - 1), werte }]
}

function Vorjahr({ tarif, person, tabelle }: { tarif: Tarifzeile; person: PersonSicht; tabelle: Regionstabelle }) {
  const vergleich = vorjahrVon(tarif, person, tabelle)
  if (!vergleich) return '–'
  if (vergleich.art !== 'wechsel') return neuText(vergleich.art, tabelle.jahr)
  return (
    <>
      <Betrag>{frankenText(vergleich.vorher)}</Betrag>{' '}
      <span className="text-ink2 max-md:block">
        {NEBENEINANDER.aufJahr(differenzText(vergleich.wechsel.differenz), tabelle.jahr)}
      </span>
    </>
  )
}
