import { describe, expect, it } from 'vitest'
import { texte } from '../fixtures/texte/gelesene-seiten.ts'
import { fremdeModellworte } from '../fixtures/texte/modellworte.ts'
import type { Website } from './website.ts'

export function pruefeModellworte(hier: Website): void {
  describe('models have one vocabulary', () => {
    it('on every page, and in no other pairing', () => {
      const fremde = hier.gefundene.flatMap(seite => fremdeModellworte(seite.pfad, texte(seite, 'body').join(' ')))
      expect(fremde).toEqual([])
    })

    it('is explained by one table, on the card of the comparison and in the guide', () => {
      const vier = ['Freie Wahl (Standard)', 'Praxis (Hausarzt)', 'Praxis (HMO)', 'Telefon/App (Telmed)']
      const seite = (pfad: string) => hier.gefundene.filter(eintrag => eintrag.pfad === pfad)
      const [karte = []] = seite('/vergleichen').map(eine => texte(eine, '[aria-labelledby=modelle] h3'))
      const [tabelle = []] = seite('/ratgeber/hausarztmodell-vs-standardmodell').map(eine =>
        texte(eine, 'table:first-of-type td:first-child'),
      )
      expect(karte).toEqual(vier)
      expect(tabelle.slice(0, 4)).toEqual(vier)
    })

    it('the guide answers where to look and what to ask', () => {
      const guide = hier.gefundene.find(({ pfad }) => pfad === '/ratgeber/hausarzt-verlaesst-das-modell')
      const titel = guide?.document.querySelector('#bleibe-ich-bei-meiner-ärztin')?.textContent
      expect(titel).toBe('Bleibe ich bei meiner Ärztin?')
      for (const wort of ['Hausarztliste', 'Ärztenetz', 'Das fragen Sie die Praxis', 'Das fragen Sie die Kasse'])
        expect(guide?.document.body.textContent).toContain(wort)
    })
  })

  it('a planted other word or pairing is noticed', () => {
    expect(fremdeModellworte('/', 'Im HMO-Modell gilt')).toHaveLength(1)
    expect(fremdeModellworte('/faq', 'eine Gruppenpraxis')).toHaveLength(1)
    expect(fremdeModellworte('/vergleichen', 'eine Gruppenpraxis')).toEqual([])
    expect(fremdeModellworte('/', 'Telefon/App (Hausarzt), Praxis (Telmed)')).toHaveLength(2)
    expect(fremdeModellworte('/', 'Praxis (Hausarzt, HMO) und Telefon/App (Telmed)')).toEqual([])
  })
}
