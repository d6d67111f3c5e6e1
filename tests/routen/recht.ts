import { describe, expect, it } from 'vitest'
import { STAND } from '../../content/de/artikel/stand.ts'
import { DANKE } from '../../content/de/recht/danke.ts'
import { VERMITTLER_PDF, vermittlerblatt } from '../../content/de/recht/vermittler.ts'
import { dienstSaetze } from '../../content/de/seiten/bearbeitungen.ts'
import { tagText } from '../../content/de/zahlen/format.ts'
import { dienste, site, vermittlung } from '../../site.config.ts'
import { gelesen, type Seite, texte } from '../fixtures/texte/gelesene-seiten.ts'
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
      expect(dienstSaetze(dienste, false).filter(satz => !wortlaut(seite('/datenschutz')).includes(satz))).toEqual([])
    })

    it('lists cookies and Google only where a tag manager is set; the ways out stay', () => {
      const ohne = wortlaut(seite('/datenschutz'))
      expect(ohne).toContain('kein Dienst eingerichtet')
      expect(ohne).toContain('Cookies setzt diese Website keine.')
      expect(ohne).not.toMatch(/_ga|_gcl|Tag Manager|Google Ads/)
      const mit = mitTagManager()
      expect(mit).toMatch(
        /_ga .*höchstens 14 Monate, sobald Sie zustimmen.*_gcl .*höchstens 24 Monate, sobald Sie zustimmen/,
      )
      expect(mit).toContain('Wir setzen den Google Tag Manager ein.')
      expect(mit).toMatch(/Google Ireland Limited, Dublin\. Land: Irland und USA/)
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

  it('who is 55 or older reads what everybody reads, in that order, and that every age is treated alike', () => {
    const { hinweis } = DANKE.seiten['/danke-rechner-55plus']
    expect(hinweis).toContain('in jedem Alter gleich')
    expect(wortlaut(seite('/danke-rechner'))).not.toContain('Alter')
    const absaetze = (pfad: string) => texte(seite(pfad), 'main :is(h1, h2, h3, p)')
    expect(absaetze('/danke-rechner-55plus').filter(text => !text.includes('in jedem Alter gleich'))).toEqual(
      absaetze('/danke-rechner'),
    )
  })

  it('only supplementary insurance is to be kept until another has accepted', () => {
    for (const pfad of ['/danke-rechner', '/danke-rechner-55plus']) {
      const sagt = wortlaut(seite(pfad))
      expect(sagt).toContain('Eine Zusatzversicherung kündigen Sie erst, wenn')
      expect(sagt).toContain('Für die Grundversicherung gilt das nicht.')
      expect(sagt).not.toMatch(/noch nichts kündigen/i)
    }
  })

  const DANKE_SEITEN = ['/danke-kontakt', '/danke-rechner', '/danke-rechner-55plus', '/danke-beratung']

  it('who the intermediary is, that and how it is paid, and its sheet stand at the form and after it', () => {
    for (const pfad of ['/kontakt', ...DANKE_SEITEN]) {
      const sagt = wortlaut(seite(pfad))
      expect(sagt).toContain(`Vermittlerin ist die ${site.betreiber.firma}`)
      expect(sagt).toMatch(/für Sie kostenlos .*höchstens 70 Franken pro Person.*höchstens 16 Monatsprämien/)
      for (const ziel of ['/vermittler', '/vermittler.pdf'])
        expect(seite(pfad).document.querySelector(`main a[href="${ziel}"]`), `${pfad} ${ziel}`).not.toBeNull()
    }
  })

  it('in the contact form it stands before the consent', () => {
    const [formular = ''] = texte(seite('/kontakt'), 'main form')
    expect(formular.indexOf('Vermittlerin ist die')).toBeGreaterThan(0)
    expect(formular.indexOf('Vermittlerin ist die')).toBeLessThan(
      formular.indexOf('Ich habe die Datenschutzerklärung gelesen'),
    )
  })

  it('the thank-you pages name the deadline and do not let anybody wait for us', () => {
    for (const pfad of DANKE_SEITEN) {
      // Rendered on 3 February 2027: 31 March is a Wednesday, 30 November a Tuesday.
      expect(wortlaut(seite(pfad))).toContain(
        'Warten Sie nicht auf uns: Kündigung bis 31. März 2027 (nur Standardmodell',
      )
      expect(wortlaut(seite(pfad))).toContain('bis 30. November 2027 (alle')
    }
  })

  it('the footer of every page links the sheet', () => {
    const ohne = hier.seiten.filter(({ document }) => !document.querySelector('footer a[href="/vermittler"]'))
    expect(ohne.map(({ pfad }) => pfad)).toEqual([])
  })

  describe('terms', () => {
    const agb = () => wortlaut(seite('/agb'))

    it('the pages are no advice, what follows an enquiry is; the imprint says the same', () => {
      for (const pfad of ['/agb', '/impressum'])
        expect(wortlaut(seite(pfad))).toMatch(
          /Die Seiten dieser Website sind weder Beratung noch Vermittlung, .*beginnen erst nach einer Anfrage/,
        )
    })

    it('pay is told before, not on request', () => {
      expect(agb()).toContain('Den genauen Betrag nennen wir Ihnen vor dem Abschluss.')
      expect(agb()).not.toContain('Auf Anfrage')
    })

    it('programs may fetch the open data', () => {
      expect(agb()).not.toMatch(/untersagt[^.]*automatisiert/)
      expect(seite('/agb').document.querySelector('main a[href="/praemien/daten"]')).not.toBeNull()
    })

    it('they are for whoever the contact form is for', () => {
      expect(agb()).not.toContain('gelten für natürliche Personen mit Wohnsitz in der Schweiz')
      expect(agb()).toContain('in einem anderen der 29 Länder')
    })

    it('one version is in force, and an older one for older contracts', () => {
      expect(agb()).toContain(`geändert am ${tagText(STAND['/agb'] ?? '')}. Diese Fassung gilt seit diesem Tag.`)
      expect(agb()).toContain('Für bestehende Verträge gilt die Fassung, die beim Abschluss in Kraft war.')
      expect(agb()).not.toContain('Massgebend ist die jeweils')
    })

    it('the record of advice and the end of a mandate, as on the sheet', () => {
      expect(agb()).toMatch(/Beratungsprotokoll fest.*Diese Vereinbarung gilt seit dem 1\. September 2024\./)
      expect(agb()).toContain('Sie können uns einen Auftrag jederzeit entziehen, ohne Grund.')
    })
  })
}
