import { expect, test } from 'vitest'
import { franchiseAusBetrag } from '#domain/kosten/franchise.ts'
import { alleAngebote } from '#domain/praemien/angebote.ts'
import { eigenerPreis } from '#domain/praemien/praemie.ts'
import { geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import { mitVerbilligung, zusageAus } from '#domain/verbilligung/kantonsbeitrag.ts'
import type { Personenart } from '#domain/verbilligung/regel.ts'
import { type Haushalt, zufaelligerHaushalt } from './haushalte.ts'
import { regionstabellen } from './rohdaten.ts'
import { nettoangebote, type Rohperson } from './suche.ts'
import { versprochen } from './zusage.ts'

const tabellen = await regionstabellen()

/** A household whose canton pays something, and what it pays. */
function verbilligterHaushalt() {
  for (;;) {
    const haushalt = zufaelligerHaushalt()
    const zusage = zusageAus(geltenderAnspruch(haushalt.kanton, haushalt.jahr, haushalt.lage))
    if (zusage) return { haushalt, zusage }
  }
}

const artDer = ({ klasse, inAusbildung }: Rohperson): Personenart =>
  klasse === 'AKL-ERW' ? 'erwachsen' : klasse === 'AKL-KIN' ? 'kind' : inAusbildung ? 'jungInAusbildung' : 'jung'

function frageDer({ klasse, inAusbildung, unfall, franchise }: Rohperson) {
  const stufe = klasse === 'AKL-ERW' ? ('ERW' as const) : klasse === 'AKL-JUG' ? ('JUG' as const) : ('K1' as const)
  return { stufe, unfall, franchise: franchiseAusBetrag(franchise) ?? 0, inAusbildung }
}

const tabelleVon = ({ kanton, region, jahr }: Haushalt) => {
  const tabelle = tabellen.get(kanton + region)
  if (!tabelle) throw new Error(`no table of ${kanton}${region}`)
  return { ...tabelle, jahr }
}

test('500 random households: order and net price of every offer are those of a search through the raw table', () => {
  const gesehen = {
    kantone: new Set<string>(),
    nachgerechnet: new Set<string>(),
    gedeckelt: 0,
    ausbezahlt: 0,
    nichtsZuZahlen: 0,
    umgestellt: 0,
    angebote: 0,
  }
  for (let runde = 0; runde < 500; runde += 1) {
    const { haushalt, zusage } = verbilligterHaushalt()
    const verbilligt = mitVerbilligung(tabelleVon(haushalt), zusage)
    gesehen.kantone.add(haushalt.kanton)
    const zweite = zusage.regelJahr === 2026 ? versprochen(haushalt.kanton, haushalt.lage) : undefined
    if (zweite) {
      gesehen.nachgerechnet.add(haushalt.kanton)
      expect(zweite, JSON.stringify({ runde, haushalt })).toMatchObject(zusage.jeMonat)
    }
    for (const person of haushalt.personen) {
      const betrag = zusage.jeMonat[artDer(person)] ?? 0
      const gesucht = nettoangebote(haushalt, person, betrag)
      const angebote = alleAngebote(verbilligt, frageDer(person))
      const zeilen = angebote.map(({ versicherer, modell, tarif, praemie, kantonZahlt, ueberschuss }) =>
        [versicherer, modell, tarif, praemie, kantonZahlt, ueberschuss].join(' '),
      )
      const erwartet = gesucht.map(({ versicherer, modell, tarif, brutto, kanton, ueberschuss }) =>
        [versicherer, modell, tarif, brutto, kanton, ueberschuss].join(' '),
      )
      if (zeilen.join() !== erwartet.join()) expect(zeilen, JSON.stringify({ runde, haushalt })).toEqual(erwartet)
      const preise = angebote.map(angebot => eigenerPreis(angebot, verbilligt))
      if (preise.join() !== gesucht.map(({ preis }) => preis).join()) expect(preise).toEqual(gesucht.map(g => g.preis))

      gesehen.angebote += gesucht.length
      gesehen.gedeckelt += Number(gesucht.some(({ kanton }) => kanton < betrag))
      gesehen.ausbezahlt += Number(gesucht.some(({ ueberschuss }) => ueberschuss > 0))
      gesehen.nichtsZuZahlen += Number(gesucht.filter(({ preis }) => preis === 0).length > 1)
      gesehen.umgestellt += Number(gesucht.some(({ brutto }, rang) => brutto < (gesucht[rang - 1]?.brutto ?? 0)))
    }
  }
  // Solothurn publishes too little for a figure at any income above nothing.
  expect([...gesehen.kantone].toSorted().join(' ')).toBe(
    'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SZ TG TI UR VD VS ZG ZH',
  )
  expect([...gesehen.nachgerechnet].toSorted().join(' ')).toBe('AG AR BS GR NE UR ZG')
  expect(gesehen.angebote).toBeGreaterThan(50_000)
  // Nothing of what the rules about caps and models are about went unseen.
  for (const fall of ['gedeckelt', 'ausbezahlt', 'nichtsZuZahlen', 'umgestellt'] as const)
    expect(gesehen[fall], fall).toBeGreaterThan(10)
})
