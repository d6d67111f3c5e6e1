import { describe, expect, test } from 'vitest'
import { type NichtsTunFrage, type NichtsTunZahl, nichtsTun } from '#domain/police/nichts-tun.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { TYP, tabelle, tarif } from '../../../tests/fixtures/tabellen/testtarif.ts'
import { versichererName } from '../versicherer/name.ts'
import { antworten, NICHTS_TUN_ZEILE, nichtsTunText } from './nichts-tun.ts'

/** As in Winterthur: CSS 359.80 before the refund in 2026, 411.90 in 2027. */
const DIESE = tabelle(2026, tarif(8, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'ERW 2500': 359_80 }))
const NAECHSTE = tabelle(2027, tarif(8, 'Gesundheitspraxisversicherung', 'PRAXIS', { 'ERW 2500': 411_90 }))
const WINTERTHUR: NichtsTunFrage = {
  ...{ diese: DIESE, naechste: NAECHSTE, heute: '2026-11-16', geburtsjahr: 1992, bfs: 230 },
  police: {
    ...{ versicherer: 8, typ: TYP('TAR-HAM'), tarif: 'Gesundheitspraxisversicherung', franchise: 2500 },
    ...{ jahr: 2026, unfall: 'OHN-UNF', praemie: rappen(359_80) },
  },
}
const text = (mehr: Partial<NichtsTunFrage> = {}) =>
  nichtsTunText(nichtsTun({ ...WINTERTHUR, ...mehr }), versichererName)
const naechste = (name: string, preise: Record<string, number>, mehr = {}) => ({
  naechste: tabelle(2027, tarif(8, name, 'PRAXIS', preise, mehr)),
})
const GLEICH = { 'ERW 2500': 411_90 }

describe('a figure', () => {
  test('dearer: today, then, and what a year makes of it', () => {
    expect(text()).toEqual({
      titel: 'Wenn Sie nichts tun: CHF 407.15 ab 1. Januar',
      saetze: [
        'Heute CHF 354.65, ab 1. Januar CHF 407.15, wenn Sie nichts tun: +CHF 630.00 im Jahr.',
        'CSS erhöht Ihren Tarif um CHF 52.50 im Monat, +14.8\u00a0%.',
      ],
    })
  })
  test('cheaper, and the same', () => {
    expect(text(naechste('Gesundheitspraxisversicherung', { 'ERW 2500': 357_40 })).saetze).toEqual([
      'Heute CHF 354.65, ab 1. Januar CHF 352.65, wenn Sie nichts tun: −CHF 24.00 im Jahr.',
      'CSS senkt Ihren Tarif um CHF 2.00 im Monat, −0.6\u00a0%.',
    ])
    expect(text(naechste('Gesundheitspraxisversicherung', { 'ERW 2500': 359_40 })).saetze).toEqual([
      'Heute CHF 354.65, ab 1. Januar gleich viel, wenn Sie nichts tun.',
    ])
  })
  test('under a new name, or as the visitor said', () => {
    const umbenannt = naechste('Praxis', GLEICH, { code: 'Gesundheitspraxisversicherung' })
    expect(text(umbenannt).saetze).toContain('Ihr Tarif heisst neu «Praxis».')
    const gewaehlt = { ...naechste('Praxis', GLEICH), nachfolger: { typ: TYP('PRAXIS'), name: 'Praxis' } }
    expect(text(gewaehlt).saetze).toContain('Gerechnet mit «Praxis», wie Sie angegeben haben.')
  })
  test('with another franchise nobody is said to have raised the price', () => {
    const andere = { ...naechste('Gesundheitspraxisversicherung', { 'ERW 2000': 420_00 }), franchise: 2000 as const }
    expect(text(andere).saetze).toEqual([
      'Heute CHF 354.65, ab 1. Januar CHF 415.25, wenn Sie nichts tun: +CHF 727.20 im Jahr.',
      'Gerechnet mit Franchise 2’000 statt 2’500.',
    ])
  })
  test('another class or region is told, and so is a missing refund', () => {
    const jung = tabelle(2026, tarif(8, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'JUG 2500': 359_80 }))
    expect(text({ diese: jung, geburtsjahr: 2001 }).saetze.slice(1)).toEqual([
      'Ab 1. Januar 2027 gilt die Altersklasse Erwachsene (ab 26 Jahren).',
    ])
    expect(text({ naechste: { ...NAECHSTE, region: 3 } }).saetze.slice(1)).toEqual([
      'Ihre Gemeinde liegt 2027 in einer anderen Prämienregion.',
    ])
    const ohneAbzug = { diese: { ...DIESE, jahr: 2030 }, naechste: { ...NAECHSTE, jahr: 2031 } }
    expect(text(ohneAbzug).saetze).toContain(
      'Alle Preise vor Abzug der Umweltabgabe: Sie ist noch nicht für beide Jahre bekannt.',
    )
  })
  test('a price of nothing has no percentage', () => {
    const frei = tabelle(2026, tarif(8, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'ERW 2500': 5_00 }))
    const police = { ...WINTERTHUR.police, praemie: rappen(5_00) }
    expect(text({ diese: frei, police }).saetze).toEqual([
      'Heute CHF 0.00, ab 1. Januar CHF 407.15, wenn Sie nichts tun: +CHF 4’885.80 im Jahr.',
    ])
  })
  test('a sibling’s price', () => {
    const zahl = { ...nichtsTun(WINTERTHUR), stufe: 'K3' } as NichtsTunZahl
    expect(nichtsTunText(zahl, versichererName).saetze).toContain(
      'Gerechnet mit dem gleichen Geschwisterpreis wie heute.',
    )
  })
})

test('a letter whose tariff this year’s table does not have', () => {
  const police = { ...WINTERTHUR.police, jahr: 2027, typ: TYP('PRAXIS'), praemie: rappen(411_90) }
  expect(text({ diese: tabelle(2026), police })).toEqual({
    titel: 'Wenn Sie nichts tun: CHF 407.15 ab 1. Januar',
    saetze: [
      'Das ist «Gesundheitspraxisversicherung» aus Ihrem Brief. Was Sie heute zahlen, lässt sich aus den Prämien 2026 nicht sicher ablesen.',
    ],
  })
})

const BISHER = 'Heute zahlen Sie CHF 354.65 im Monat.'

describe('no figure', () => {
  test('a choice', () => {
    expect(text(naechste('Praxis', GLEICH))).toEqual({
      titel: 'Welcher Tarif ist es ab 1. Januar?',
      saetze: [
        '«Gesundheitspraxisversicherung» heisst bei CSS 2027 anders, oder es gibt den Tarif nicht mehr. Im Brief mit der Prämie 2027 steht, welcher Tarif für Sie gilt. Wählen Sie ihn: Dann nennen wir Ihnen den Betrag.',
        BISHER,
      ],
    })
  })
  test('the answers to it', () => {
    const offen = nichtsTun({ ...WINTERTHUR, ...naechste('Praxis', GLEICH) })
    expect(offen.art === 'wahl' && antworten(offen)).toEqual([
      { text: 'Praxis', nachfolger: { typ: 'PRAXIS', name: 'Praxis' } },
      { text: 'Keiner davon', nachfolger: 'keiner' },
    ])
  })
  test('a franchise of another class, or one that is sold no more', () => {
    const kind = tabelle(2026, tarif(8, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'K1 600': 359_80 }))
    const jung = naechste('Gesundheitspraxisversicherung', { 'JUG 300': 400_00 })
    const police = { ...WINTERTHUR.police, franchise: 600 as const }
    expect(text({ ...jung, diese: kind, geburtsjahr: 2008, police })).toEqual({
      titel: 'Welche Franchise ist es ab 1. Januar?',
      saetze: [
        'Ihre Franchise von CHF 600 gibt es in der neuen Altersklasse nicht. Wählen Sie eine andere: Dann nennen wir Ihnen den Betrag.',
        BISHER,
        'Ab 1. Januar 2027 gilt die Altersklasse junge Erwachsene (19 bis 25 Jahre).',
      ],
    })
    expect(text(naechste('Gesundheitspraxisversicherung', { 'ERW 300': 500_00 })).saetze).toEqual([
      'CSS bietet diesen Tarif 2027 nicht mehr mit Franchise 2’500 an. Wählen Sie eine andere: Dann nennen wir Ihnen den Betrag.',
      BISHER,
    ])
  })
  const MITTEILUNG =
    'Wie Sie ab 1. Januar versichert sind, muss Ihnen CSS schreiben: mindestens zwei Monate vorher, also bis Ende Oktober (Art. 7 Abs. 2 KVG). Haben Sie keinen Brief erhalten? Dann fragen Sie nach.'
  test('a tariff that ends, everywhere or here', () => {
    expect(text({ ...naechste('Praxis', GLEICH), nachfolger: 'keiner' })).toEqual({
      titel: 'Ihren Tarif gibt es 2027 so nicht mehr',
      saetze: ['«Gesundheitspraxisversicherung» steht nicht mehr in den Prämien 2027.', MITTEILUNG, BISHER],
    })
    expect(text(naechste('Gesundheitspraxisversicherung', GLEICH, { gemeinden: [261] }))).toEqual({
      titel: 'Ihr Tarif ist 2027 an Ihrem Ort nicht mehr zu haben',
      saetze: [
        'CSS führt «Gesundheitspraxisversicherung» 2027 weiter, aber nicht mehr in Ihrer Gemeinde.',
        MITTEILUNG,
        BISHER,
      ],
    })
  })
  test('an insurer that ends', () => {
    expect(text({ naechste: tabelle(2027) })).toEqual({
      titel: 'CSS bietet 2027 in Ihrer Region keine Grundversicherung mehr an',
      saetze: [
        'Was für Sie gilt, muss Ihnen CSS schreiben. Gibt die Kasse ganz auf, endet die Versicherung mit ihrer Bewilligung (Art. 7 Abs. 4 KVG), oder eine andere Kasse übernimmt Sie (Art. 9 Abs. 3 KVAG). Zieht sie sich nur aus Ihrer Region zurück, fragen Sie nach.',
        'Wählen Sie selbst eine Kasse: Jede Ihrer Region muss Sie in die Grundversicherung aufnehmen. Wählen Sie keine, bestimmt der Kanton eine für Sie (Art. 6 Abs. 2 KVG).',
        BISHER,
      ],
    })
  })
  test('siblings', () => {
    const diese = tabelle(2026, tarif(8, 'Kind', 'TAR-HAM', { 'K4 600': 359_80, 'K5 600': 359_80 }))
    const police = { ...WINTERTHUR.police, tarif: 'Kind', franchise: 600 as const }
    expect(
      text({ ...naechste('Kind', { 'K4 600': 400_00, 'K5 600': 380_00 }), diese, police, geburtsjahr: 2015 }),
    ).toEqual({
      titel: 'Der Kinderpreis 2027 ist noch offen',
      saetze: [
        'Der Preis hängt davon ab, wie viele Kinder 2027 bei CSS versichert sind. Er steht im Brief mit der Prämie 2027.',
        BISHER,
      ],
    })
  })
  test('an unknown tariff', () => {
    expect(text({ police: { ...WINTERTHUR.police, praemie: rappen(1) } })).toEqual({
      titel: 'Diesen Tarif finden wir nicht',
      saetze: ['Zu diesem Betrag passt kein Tarif mehr. Geben Sie den Betrag noch einmal ein.'],
    })
  })
})

test('the line above the answer', () => {
  expect([null, 'Kind 2'].map(NICHTS_TUN_ZEILE.titel)).toEqual(['Wenn Sie nichts tun', 'Kind 2, ohne Wechsel'])
  expect([53_40, -24_00, 0].map(betrag => NICHTS_TUN_ZEILE.zuHeute(rappen(betrag)))).toEqual([
    '+53.40 zu heute',
    '−24.00 zu heute',
    'gleich viel wie heute',
  ])
})
