import { describe, expect, it } from 'vitest'
import { DANKE } from '../../content/de/danke.ts'
import { tagText } from '../../content/de/format.ts'
import { dienstSaetze } from '../../content/de/seiten/bearbeitungen.ts'
import { STAND } from '../../content/de/stand.ts'
import { VERMITTLER_PDF, vermittlerblatt } from '../../content/de/vermittler.ts'
import { dienste, site, vermittlung } from '../../site.config.ts'
import { gelesen, type Seite, texte } from '../fixtures/gelesene-seiten.ts'
import type { Website } from './website.ts'

export function pruefeRecht(hier: Website): void {
  const seite = (pfad: string): Seite => {
    const gefunden = hier.gefundene.find(eintrag => eintrag.pfad === pfad)
    if (!gefunden) throw new Error(`${pfad} is missing`)
    return gefunden
  }
  const wortlaut = (eine: Seite) => texte(eine, 'main').join(' ').replace(/\s+/g, ' ')
  const mitTagManager = () => wortlaut(gelesen([hier.alles.datenschutzMitTagManager])[0] as Seite)

  describe('privacy policy', () => {
    it('has the specified date and the day of its last change', () => {
      expect(wortlaut(seite('/datenschutz'))).toContain(
        `Stand: Juli 2025, zuletzt geändert am ${tagText(STAND['/datenschutz'] ?? '')}`,
      )
    })

    it('names the services that are set, each in its sentence', () => {
      expect(dienstSaetze(dienste).filter(satz => !wortlaut(seite('/datenschutz')).includes(satz))).toEqual([])
    })

    it('lists cookies and Google only where a tag manager is set; the ways out stay', () => {
      const ohne = wortlaut(seite('/datenschutz'))
      expect(ohne).toContain('kein Dienst eingerichtet')
      expect(ohne).toContain('Cookies setzt diese Website keine.')
      expect(ohne).not.toMatch(/_ga|_gcl|Tag Manager|Google Ads/)
      const mit = mitTagManager()
      expect(mit).toMatch(/_ga .*14 Monate.*_gcl .*bis 24 Monate/)
      expect(mit).toContain('Wir setzen den Google Tag Manager ein.')
      expect(mit).not.toMatch(/kein Dienst eingerichtet|setzt diese Website keine/)
      for (const text of [ohne, mit]) expect(text).toMatch(/Cookie-Einstellungen.*Erweiterung gegen Analytics/)
    })
  })

  it('the information sheet says all its sections, offers itself as a file, and is linked where people look', () => {
    const blatt = seite('/vermittler')
    const sagt = wortlaut(blatt)
    const saetze = vermittlerblatt({ betreiber: site.betreiber, vermittlung }).flatMap(({ absaetze }) => absaetze)
    expect(saetze.length).toBeGreaterThan(8)
    expect(saetze.filter(satz => !sagt.includes(satz))).toEqual([])
    expect(blatt.document.querySelector(`main a[href="${VERMITTLER_PDF}"][download]`)).not.toBeNull()
    for (const pfad of ['/impressum', '/datenschutz', '/kontakt'])
      expect(seite(pfad).document.querySelector('main a[href="/vermittler"]')).not.toBeNull()
  })

  it('who is 55 or older reads that every age is treated alike', () => {
    const { hinweis } = DANKE.seiten['/danke-rechner-55plus']
    expect(hinweis).toContain('in jedem Alter gleich')
    expect(wortlaut(seite('/danke-rechner-55plus'))).toContain(hinweis)
    expect(wortlaut(seite('/danke-rechner'))).not.toContain('Alter')
  })
}
