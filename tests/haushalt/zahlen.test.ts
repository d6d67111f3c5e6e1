import { expect, test, vi } from 'vitest'
import { alleBeiEinerKasse, besteKombination } from '#domain/haushalt/antwort.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { beiKasse, kombination, nachgerechnet } from './alles-probieren.ts'
import { zufaelligeFamilie } from './familien.ts'
import { tabellen } from './rohdaten.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const nurVon = (tabelle: Regionstabelle, kassen: readonly number[]): Regionstabelle => ({
  ...tabelle,
  tarife: tabelle.tarife.filter(({ versicherer }) => kassen.includes(versicherer)),
})

test('200 random families: both answers are those of a search that tries everything in the raw table', () => {
  const gesehen = { getrennteKinder: 0, ermaessigte: 0, erlass: 0, gemischt: 0, kombinationGuenstiger: 0 }
  for (let runde = 0; runde < 200; runde += 1) {
    const { personen, gebiet, kassen } = zufaelligeFamilie()
    const ganze = tabellen.get(gebiet)
    if (!ganze) throw new Error(`no table of ${gebiet}`)
    const tabelle = nurVon(ganze, kassen)
    const beste = besteKombination({ tabelle, personen })
    const einzelne = alleBeiEinerKasse({ tabelle, personen })
    const familie = JSON.stringify({ runde, gebiet, personen })

    expect(beste?.gesamt ?? Infinity, familie).toBe(kombination(gebiet, kassen, personen))
    const erwartet = kassen
      .map(versicherer => ({ versicherer, gesamt: beiKasse(gebiet, versicherer, personen) }))
      .filter(({ gesamt }) => gesamt < Infinity)
      .sort((a, b) => a.gesamt - b.gesamt || a.versicherer - b.versicherer)
    expect(
      einzelne.map(({ versicherer, gesamt }) => ({ versicherer, gesamt })),
      familie,
    ).toEqual(erwartet)
    for (const loesung of [...einzelne, ...(beste ? [beste] : [])]) {
      expect(loesung.praemien, familie).toBe(nachgerechnet(gebiet, personen, loesung))
      expect(12 * loesung.praemien + loesung.beteiligung).toBe(loesung.gesamt)
    }
    for (const { versicherer, policen } of einzelne)
      expect(new Set(policen.map(({ angebot }) => angebot.versicherer))).toEqual(new Set([versicherer]))

    if (!beste) continue
    gesehen.getrennteKinder += Number(beste.kinder.length > 1)
    gesehen.ermaessigte += Number(beste.policen.some(({ stufe }) => /^K[345]$/.test(stufe)))
    gesehen.erlass += Number([beste, ...einzelne].some(({ kinder }) => kinder.some(({ erlass }) => erlass > 0)))
    gesehen.gemischt += Number(beste.kinder.some(({ hoechstens }) => hoechstens === undefined))
    gesehen.kombinationGuenstiger += Number(beste.gesamt < (einzelne[0]?.gesamt ?? 0))
  }
  // The families must reach what the rules are about.
  for (const [fall, anzahl] of Object.entries(gesehen)) expect(anzahl, fall).toBeGreaterThan(0)
})
