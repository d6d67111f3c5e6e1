import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { ERSTKONTAKT } from '#content/krankenkassen/erstkontakt.ts'
import { DETAILS } from '#content/rechner/details.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { differenzText, neuText } from '#content/rechner/zeile.ts'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/zahlen/format.ts'
import type { Police } from '#domain/haushalt/haushalt.ts'
import type { Vorjahresvergleich } from '#domain/jahreswechsel/jahreswechsel.ts'
import { hoechsteJahreskosten, hoechsterSelbstbehalt, type Wahl } from '#domain/kosten/kostenbeteiligung.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Tarifzeile } from '#domain/praemien/tarifzeilen.ts'
import { groesserer, inRappen, kleinerer, minus, type Rappen } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { JahresBalken, VIEL, WENIG } from './jahres-balken.tsx'
import { jahrestotal, tarifText, vorjahrVon } from './zeilenwerte.ts'

type Reihe = {
  name: string
  /** What is drawn beside it where there is room. */
  zusatz?: string
  /** One for each of the rows. */
  werte: readonly ReactNode[]
}

/** What differs, row by row; what is the same for all, in words. */
export function gegenueberstellung(zeilen: readonly Listenzeile[], sicht: Sicht) {
  const { tabelle, personen, liste } = sicht
  const { person } = liste
  const abzug = umweltabgabe(tabelle)
  const abzugText = person ? NEBENEINANDER.abzug : NEBENEINANDER.abzugJePerson
  const totale = zeilen.map(zeile => jahrestotal(zeile, sicht))
  const tiefstes = totale.reduce(kleinerer)
  const tarife = zeilen.flatMap(({ tarif }) => tarif ?? [])
  const texte = person ? TEXTE.map(({ name, wert }) => ({ name, werte: tarife.map(wert) })) : []
  const istGleich = ({ werte }: { werte: readonly string[] }) => new Set(werte).size === 1
  const unterschiede: Reihe[] = [
    { name: NEBENEINANDER.unterschied, werte: totale.map(total => unterschied(minus(total, tiefstes))) },
    ...(person
      ? vorjahre(tarife, person, tabelle)
      : personen.map(({ name }, stelle) => ({
          name,
          werte: zeilen.map(({ loesung }) => policentext(loesung?.policen[stelle])),
        }))),
    { name: NEBENEINANDER.praemien, werte: zeilen.map(({ preis }) => betragstext(imJahr(preis))) },
    ...(person ? jahre(tarife, person) : [{ name: NEBENEINANDER.totalErwartet, werte: totale.map(betragstext) }]),
    ...texte.filter(text => !istGleich(text)).map(({ name, werte }) => ({ name, werte: werte.map(trennbar) })),
  ]
  const gleiches = [
    NEBENEINANDER.leistungen,
    person && NEBENEINANDER.selbstbehalt(ganzeFrankenText(hoechsterSelbstbehalt(person.klasse))),
    abzug !== undefined && abzugText(frankenText(abzug)),
    ...texte.filter(istGleich).map(({ name, werte: [wert = ''] }) => NEBENEINANDER.mit(name, wert)),
  ]
  return { unterschiede, gleiches: gleiches.filter(Boolean) }
}

const TEXTE: readonly { name: string; wert: (tarif: Tarifzeile) => string }[] = [
  { name: NEBENEINANDER.franchise, wert: ({ franchise }) => mitApostroph(franchise) },
  { name: NEBENEINANDER.produkt, wert: ({ tarif }) => tarif },
  { name: NEBENEINANDER.anlaufstelle, wert: ({ kontakt }) => ERSTKONTAKT[kontakt].anlaufstelle },
  { name: NEBENEINANDER.haken, wert: ({ kontakt }) => ERSTKONTAKT[kontakt].haken },
]

const betragstext = (betrag: Rappen) => <span className="betrag">{frankenText(betrag)}</span>

function unterschied(mehr: Rappen): ReactNode {
  if (mehr !== 0) return <b className="betrag font-semibold">{differenzText(mehr)}</b>
  return (
    <span className="inline-block rounded-control bg-butter px-1 font-semibold whitespace-nowrap text-on-butter font-stretch-80% md:px-2 md:font-stretch-100%">
      {NEBENEINANDER.amGuenstigsten}
    </span>
  )
}

function policentext(police: Police | undefined): ReactNode {
  if (!police) return '–'
  return (
    <>
      <b className="betrag block font-semibold">{frankenText(police.praemie)}</b> {tarifText(police.angebot)}
      <span className="t1 block text-ink2">{DETAILS.franchise(police.franchise)}</span>
    </>
  )
}

function jahre(tarife: readonly Tarifzeile[], { klasse, erwarteteKosten }: PersonSicht): Reihe[] {
  const kosten = inRappen(erwarteteKosten)
  const wahlen = tarife.map(({ franchise, preis }): Wahl => ({ franchise, praemie: preis }))
  const hoechstePraemien = wahlen.map(({ praemie }) => imJahr(praemie)).reduce(groesserer)
  const balken = (wahl: Wahl) => (
    <JahresBalken wahl={wahl} klasse={klasse} kosten={kosten} hoechstePraemien={hoechstePraemien} kurz />
  )
  return [
    {
      name: NEBENEINANDER.total(ganzeFrankenText(kosten)),
      zusatz: NEBENEINANDER.dreiJahre(...[WENIG, kosten, VIEL].map(ganzeFrankenText)),
      werte: wahlen.map(balken),
    },
    {
      name: NEBENEINANDER.hoechstensImJahr,
      werte: wahlen.map(wahl => betragstext(hoechsteJahreskosten(wahl, klasse))),
    },
  ]
}

function vorjahre(tarife: readonly Tarifzeile[], person: PersonSicht, tabelle: Regionstabelle): Reihe[] {
  const { jahr, vorjahr } = tabelle
  const werte = tarife.map(tarif => vorjahrestext(vorjahrVon(tarif, person, tabelle), jahr))
  return vorjahr ? [{ name: NEBENEINANDER.vorjahr(jahr - 1), werte }] : []
}

function vorjahrestext(vergleich: Vorjahresvergleich | undefined, jahr: number): ReactNode {
  if (!vergleich) return '–'
  if (vergleich.art !== 'wechsel') return neuText(vergleich.art, jahr)
  return (
    <>
      {betragstext(vergleich.vorher)}{' '}
      <span className="text-ink2 max-md:block">
        {NEBENEINANDER.aufJahr(differenzText(vergleich.wechsel.differenz), jahr)}
      </span>
    </>
  )
}
