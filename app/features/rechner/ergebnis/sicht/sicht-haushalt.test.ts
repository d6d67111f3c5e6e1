import { describe, expect, test } from 'vitest'
import { franken, rappen } from '#domain/werte/rappen.ts'
import {
  aufgeteilt,
  filtere,
  kind,
  oeffne,
  policen,
  rang,
  umfeldVon,
  waehle,
  waehleBei,
  zeige,
} from '../../../../../tests/fixtures/rechner/sichten.ts'
import { type Angaben, datenMit, imAngebot, nach } from '../../../../../tests/fixtures/rechner/wege.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/tabellen/testtarif.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { sichtRechner } from './sicht.ts'

/* Several persons, in a year without a known refund: gross is net, and every sum can be followed by hand. */

const JAHR = 2030
const [A, B] = [1, 2]
const ich: Angaben = { geburtsjahr: '1990' }
const partner: Angaben = { geburtsjahr: '1991' }

/** One parent, one child: A is cheaper for the one, B for the other. All at B cost 410, apart they cost 400. */
const zweiKassen = (elternteilBeiB = 310_00) =>
  tabelle(
    JAHR,
    tarif(A, 'Grund', 'TAR-BASE', { 'ERW 2500': 300_00, 'K1 0 MIT': 120_00 }),
    tarif(B, 'Grund', 'TAR-BASE', { 'ERW 2500': elternteilBeiB, 'K1 0 MIT': 100_00 }),
  )
const ZU_ZWEIT = [ich, kind(2020)]

describe('one insurer or several', () => {
  test('a saving of 120 francs a year is worth several bills', () => {
    const sicht = zeige(zweiKassen(310_00), ZU_ZWEIT)
    expect(sicht).toMatchObject({
      ...{ aufteilung: 'kombination', loesung: { praemien: 400_00 }, istGuenstigste: true, istErste: true },
      getrenntGuenstiger: true,
      wege: { kasse: { praemien: 410_00, versicherer: B }, kombination: { praemien: 400_00 } },
    })
    expect(policen(sicht)).toEqual([
      [A, 'ERW', 2500, 300_00],
      [B, 'K1', 0, 100_00],
    ])
  })

  test('one of 119.88 is not: all are at one insurer, which is then not called the cheapest', () => {
    const sicht = zeige(zweiKassen(309_99), ZU_ZWEIT)
    expect(sicht).toMatchObject({
      ...{ aufteilung: 'kasse', loesung: { praemien: 409_99 }, istGuenstigste: false, istErste: true },
      ...{ guenstigste: { praemien: 409_99 }, wege: { kombination: { praemien: 400_00 } } },
    })
  })

  test('where one insurer costs the same as the combination it is the cheapest', () => {
    const von = tabelle(JAHR, tarif(A, 'Grund', 'TAR-BASE', { 'ERW 2500': 300_00, 'K1 0 MIT': 100_00 }))
    expect(zeige(von, ZU_ZWEIT)).toMatchObject({
      ...{ aufteilung: 'kasse', istGuenstigste: true, getrenntGuenstiger: false },
    })
  })

  test('where nobody sells to all there is the combination alone, whatever was wanted', () => {
    const von = tabelle(
      JAHR,
      tarif(A, 'Grund', 'TAR-BASE', { 'ERW 2500': 300_00 }),
      tarif(B, 'Grund', 'TAR-BASE', { 'K1 0 MIT': 100_00 }),
    )
    expect(zeige(von, ZU_ZWEIT, aufgeteilt('kasse'))).toMatchObject({
      ...{ aufteilung: 'kombination', wege: { kasse: undefined }, loesung: { praemien: 400_00 } },
    })
  })

  test('the switch is answered by hand; one person alone has no switch', () => {
    expect(zeige(zweiKassen(), ZU_ZWEIT, aufgeteilt('kasse'))).toMatchObject({
      ...{ aufteilung: 'kasse', loesung: { praemien: 410_00 }, istGuenstigste: false },
    })
    expect(zeige(zweiKassen(309_99), ZU_ZWEIT, aufgeteilt('kombination'))).toMatchObject({
      ...{ aufteilung: 'kombination', istGuenstigste: true },
    })
    expect(zeige(zweiKassen(), [ich], aufgeteilt('kasse'))).toMatchObject({
      ...{ aufteilung: 'kombination', wege: { kasse: undefined }, loesung: { praemien: 300_00 } },
    })
  })

  test('by yearly cost the same question is asked of the year with its health costs', () => {
    // Of 1'500 a child bears 150 at 0 and the whole franchise at 600; at A the adult has 300 for 340 as well.
    const von = tabelle(
      JAHR,
      tarif(A, 'Grund', 'TAR-BASE', { 'ERW 300': 340_00, 'ERW 2500': 300_00, 'K1 0 MIT': 120_00 }),
      tarif(B, 'Grund', 'TAR-BASE', { 'ERW 2500': 310_00, 'K1 0 MIT': 100_00 }),
    )
    const kosten = (id: number): Aktion => ({ art: 'kosten', id, kosten: franken(1_500) })
    const sicht = zeige(von, ZU_ZWEIT, kosten(1), kosten(2), { art: 'ordnung', ordnung: 'gesamtkosten' })
    // 12 × 340 + 300 + 120 = 4'500 against 12 × 300 + 1'500 = 5'100; the child 12 × 100 + 150.
    expect(sicht).toMatchObject({
      ...{ ordnung: 'gesamtkosten', aufteilung: 'kombination' },
      loesung: { praemien: 440_00, gesamt: 4_500_00 + 1_350_00 },
    })
    // A: 4'500 + 12 × 120 + 150 = 6'090; B: 12 × 310 + 1'500 + 1'350 = 6'570.
    expect(
      zeige(von, ZU_ZWEIT, kosten(1), kosten(2), { art: 'ordnung', ordnung: 'gesamtkosten' }, aufgeteilt('kasse')).liste
        .zeilen,
    ).toMatchObject([
      { versicherer: A, gesamt: 6_090_00, preis: 460_00 },
      { versicherer: B, gesamt: 6_570_00, preis: 410_00 },
    ])
  })
})

describe('what is chosen', () => {
  test('an insurer by hand: its row is chosen, and it is neither the cheapest nor the first', () => {
    const sicht = zeige(zweiKassen(), ZU_ZWEIT, { art: 'kasse', kasse: A })
    expect(sicht).toMatchObject({ aufteilung: 'kasse', istGuenstigste: false, istErste: false })
    expect(sicht.liste).toMatchObject({ gewaehlt: String(A), erste: { versicherer: B } })
    expect(rang(sicht)).toEqual([
      [B, 410_00],
      [A, 420_00],
    ])
    expect(sicht.loesung?.praemien).toBe(420_00)
  })

  test('an insurer that does not exist gives way to the first', () => {
    expect(zeige(zweiKassen(), ZU_ZWEIT, { art: 'kasse', kasse: 99 })).toMatchObject({ loesung: { versicherer: B } })
  })

  test('an offer for one person leaves the others where it is cheapest', () => {
    const sicht = zeige(zweiKassen(), ZU_ZWEIT, waehleBei(1, B))
    expect(policen(sicht)).toEqual([
      [B, 'ERW', 2500, 310_00],
      [B, 'K1', 0, 100_00],
    ])
    expect(sicht).toMatchObject({ loesung: { praemien: 410_00 }, istGuenstigste: false, istErste: false })
    expect(sicht.guenstigste?.praemien).toBe(400_00)
  })

  test('a dearer tariff of an insurer where all are keeps all of them there, and reorders the list', () => {
    const von = tabelle(
      JAHR,
      tarif(A, 'Grund', 'TAR-BASE', { 'ERW 2500': 300_00, 'K1 0 MIT': 100_00 }),
      tarif(A, 'Frei', 'TAR-BASE', { 'ERW 2500': 350_00 }),
      tarif(B, 'Grund', 'TAR-BASE', { 'ERW 2500': 310_00, 'K1 0 MIT': 100_00 }),
    )
    const frei = waehle({ versicherer: A, typ: 'TAR-BASE', tarif: 'Frei' }, 1, 'kasse')
    const sicht = zeige(von, ZU_ZWEIT, frei)
    expect(policen(sicht)).toEqual([
      [A, 'ERW', 2500, 350_00],
      [A, 'K1', 0, 100_00],
    ])
    expect(rang(sicht)).toEqual([
      [B, 410_00],
      [A, 450_00],
    ])
    expect(sicht.liste).toMatchObject({
      gewaehlt: String(A),
      alle: [{ versicherer: A, preis: 400_00 }, { versicherer: B }],
    })
    // With everything filtered away the choice stays.
    expect(policen(zeige(von, ZU_ZWEIT, frei, filtere({ ohneKassen: [A] })))).toEqual(policen(sicht))
    expect(policen(zeige(von, ZU_ZWEIT, frei, filtere({ suche: 'xyz' })))).toEqual(policen(sicht))
  })

  test('a filter that leaves nothing for somebody leaves everybody’s choice', () => {
    const gewaehlt = zeige(zweiKassen(), ZU_ZWEIT, waehleBei(1, B), filtere({ suche: 'xyz' }))
    expect(policen(gewaehlt)).toEqual([
      [B, 'ERW', 2500, 310_00],
      [B, 'K1', 0, 100_00],
    ])
    expect(gewaehlt.liste.zeilen).toEqual([])
  })

  test('a filter shows the first of what is left, for both ways', () => {
    const ohneB = filtere({ ohneKassen: [B] })
    expect(zeige(zweiKassen(), ZU_ZWEIT, ohneB)).toMatchObject({
      ...{ aufteilung: 'kombination', loesung: { praemien: 420_00 }, istGuenstigste: false, istErste: false },
    })
    const kasse = zeige(zweiKassen(), ZU_ZWEIT, aufgeteilt('kasse'), ohneB)
    expect(kasse).toMatchObject({ loesung: { versicherer: A, praemien: 420_00 }, liste: { erste: { versicherer: B } } })
    expect(rang(kasse)).toEqual([[A, 420_00]])
  })

  test('rows of insurers keep their identity when one is chosen, and those of a person when an offer is', () => {
    const rechne = sichtRechner()
    const daten = datenMit(zweiKassen())
    const UMFELD = umfeldVon(daten.tabelle)
    const zustand = imAngebot(ZU_ZWEIT, daten, aufgeteilt('kasse'))
    const vorher = rechne(zustand, daten, UMFELD)
    expect(rechne(nach(zustand, { art: 'kasse', kasse: A }), daten, UMFELD).liste.zeilen).toBe(vorher.liste.zeilen)
    const offen = nach(zustand, aufgeteilt('kombination'), oeffne(1))
    const zeilen = rechne(offen, daten, UMFELD).liste.zeilen
    expect(zeilen).toHaveLength(2)
    expect(rechne(nach(offen, waehleBei(1, B)), daten, UMFELD).liste.zeilen).toBe(zeilen)
  })

  test('today’s insurer of all stands first where all name the same', () => {
    const heute = (id: number, nummer: number): Aktion => ({ art: 'aktuelleKasse', id, nummer })
    const beide = zeige(zweiKassen(), ZU_ZWEIT, aufgeteilt('kasse'), heute(1, A), heute(2, A))
    expect(beide.liste.zeilen.map(({ versicherer, istHeutige }) => [versicherer, istHeutige])).toEqual([
      [A, true],
      [B, false],
    ])
    expect(beide.liste.erste?.versicherer).toBe(B)
    const einer = zeige(zweiKassen(), ZU_ZWEIT, aufgeteilt('kasse'), heute(1, A))
    expect(einer.liste.zeilen.map(({ istHeutige }) => istHeutige)).toEqual([false, false])
  })
})

describe('sums', () => {
  test('the total is the sum of the persons, shown and full', () => {
    const zusage = {
      regelJahr: JAHR,
      deckel: 'keiner',
      jeMonat: { erwachsen: rappen(50_00), kind: rappen(250_00) },
    } as const
    for (const aufteilung of ['kasse', 'kombination'] as const) {
      const sicht = zeige(zweiKassen(), [ich, partner, kind(2020)], { art: 'zusage', zusage }, aufgeteilt(aufteilung))
      // What goes beyond a child's premium lowers nobody else's, and parts it from nobody.
      expect(sicht.personen.map(({ gewaehlt }) => gewaehlt?.praemie)).toEqual([250_00, 250_00, 0])
      expect(sicht.loesung?.praemien).toBe(500_00)
      expect(sicht.personen.map(({ voll }) => voll?.praemie)).toEqual([300_00, 300_00, 120_00])
      expect(sicht.volleLoesung?.praemien).toBe(720_00)
      expect(sicht.bezug?.preis).toBe(255_00 + 255_00 + 0)
      expect(sicht.vollerBezug?.preis).toBe(305_00 + 305_00 + 110_00)
    }
  })
})
