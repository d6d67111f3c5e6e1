import { expect, test } from 'vitest'
import { abgangKurz, abgangSatz, abgangVon, endetMit, uebernahmeSatz, verkaufende } from './abgang.ts'
import { VERSICHERER, versichererVon } from './index.ts'

const mit = (slug: string, bis?: number) => {
  const eintrag = versichererVon(slug)
  if (!eintrag) throw new Error(slug)
  return abgangVon(eintrag, [{ versicherer: eintrag.nummer, ...(bis !== undefined && { bis }) }])
}
const KLUG = mit('klug')
const SANITAS = mit('sanitas', 2026)
const SANAVALS = mit('sanavals')

test('who sells has gone nowhere, whatever a source says about its end', () => {
  const eintrag = versichererVon('klug')
  expect(eintrag && abgangVon(eintrag, [{ versicherer: 901 }])).toBeUndefined()
  expect(verkaufende()).toEqual(VERSICHERER)
  expect(verkaufende([{ versicherer: 829 }, { versicherer: 901 }])).toHaveLength(VERSICHERER.length - 2)
})

test('until when: by the imported years, else by a source, else nothing', () => {
  expect([KLUG?.bis, mit('klug', 2024)?.bis, SANITAS?.bis, SANAVALS?.bis]).toEqual([2025, 2024, 2026, undefined])
  expect([KLUG, SANITAS, SANAVALS].map(abgang => abgang?.nachfolge?.slug)).toEqual(['helsana', undefined, undefined])
})

test('an end that is still to come, or comes with the compared year, is known; one before it is refuted by the data', () => {
  expect([2024, 2025, 2026].map(jahr => endetMit('klug', jahr))).toEqual([2025, 2025, undefined])
  expect(endetMit('css', 2026)).toBeUndefined()
})

test('what happened, in the tense of the day', () => {
  if (!KLUG || !SANITAS || !SANAVALS) throw new Error('gone')
  expect(abgangSatz('KLuG', 2026, KLUG, '2026-01-01')).toBe(
    'KLuG führte die Grundversicherung bis Ende 2025; in den Prämien 2026 hat die Kasse keinen Tarif mehr. Wer keine andere Kasse wählte, kam zu Helsana.',
  )
  expect(abgangSatz('KLuG', 2026, KLUG, '2025-12-31')).toBe(
    'KLuG führt die Grundversicherung noch bis Ende 2025; in den Prämien 2026 hat die Kasse keinen Tarif mehr. Wer keine andere Kasse wählt, kommt danach zu Helsana.',
  )
  expect(abgangSatz('sanavals', 2026, SANAVALS, '2026-11-16')).toBe(
    'In den Prämien 2026 steht sanavals nicht. Ob die Kasse Sie weiter versichert, muss sie Ihnen schreiben.',
  )
  expect(uebernahmeSatz('Helsana', KLUG, '2026-01-01')).toContain('seit dem 1. Januar 2026 bei Helsana')
  expect(uebernahmeSatz('Helsana', KLUG, '2025-12-31')).toContain('ab dem 1. Januar 2026 bei Helsana')
  expect([KLUG, SANITAS, SANAVALS].map(abgang => abgangKurz(2027, abgang))).toEqual([
    'Grundversicherung bis Ende 2025, Versicherte übernommen von Helsana',
    'Grundversicherung bis Ende 2026',
    'Kein Tarif in den Prämien 2027',
  ])
})
