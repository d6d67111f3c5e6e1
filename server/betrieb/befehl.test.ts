import { describe, expect, it } from 'vitest'
import { readBefehl } from './befehl.ts'

describe('readBefehl', () => {
  it.each([
    ['liste', { art: 'liste', offen: false, suche: '', seit: 0 }],
    ['liste --offen', { art: 'liste', offen: true, suche: '', seit: 0 }],
    ['liste --suche müller', { art: 'liste', offen: false, suche: 'müller', seit: 0 }],
    ['liste --seit 15.11.2026', { art: 'liste', offen: false, suche: '', seit: Date.parse('2026-11-14T23:00Z') }],
    ['zeige PL-1234-ABCD', { art: 'zeige', id: 'PL-1234-ABCD' }],
    ['erledigt PL-1234-ABCD', { art: 'erledigt', id: 'PL-1234-ABCD' }],
    ['offen PL-1234-ABCD', { art: 'offen', id: 'PL-1234-ABCD' }],
    ['export', { art: 'export', seit: 0, datei: null }],
    ['export --seit 2026-11-15', { art: 'export', seit: Date.parse('2026-11-14T23:00Z'), datei: null }],
    ['export --seit 1.7.2026 --csv a.csv', { art: 'export', seit: Date.parse('2026-06-30T22:00Z'), datei: 'a.csv' }],
    ['loesche --email a@b.ch', { art: 'loesche', email: 'a@b.ch' }],
    ['antraege', { art: 'antraege' }],
    ['mails', { art: 'mails', erneut: false }],
    ['mails --erneut', { art: 'mails', erneut: true }],
    ['aufbewahrung', { art: 'aufbewahrung', bestaetigen: false }],
    ['aufbewahrung bestaetigen', { art: 'aufbewahrung', bestaetigen: true }],
    ['bericht', { art: 'bericht' }],
    ['sichern a.db', { art: 'sichern', datei: 'a.db', nurLoeschungen: false }],
    ['sichern a.db --nur-loeschungen', { art: 'sichern', datei: 'a.db', nurLoeschungen: true }],
    ['wiederherstellen a.db', { art: 'wiederherstellen', datei: 'a.db', loeschungen: null }],
    ['wiederherstellen a.db --loeschungen b.db', { art: 'wiederherstellen', datei: 'a.db', loeschungen: 'b.db' }],
  ])('understands «%s»', (zeile, befehl) => {
    expect(readBefehl(zeile.split(' '))).toEqual(befehl)
  })

  it.each([
    ['', 'Es fehlt der Befehl'],
    ['list', 'Den Befehl «list» gibt es nicht'],
    ['toString', 'Den Befehl «toString» gibt es nicht'],
    ['zeige', 'braucht die Referenz'],
    ['erledigt', 'braucht die Referenz'],
    ['offen', 'braucht die Referenz'],
    ['offen --offen', 'kennt keine Angabe --offen'],
    ['zeige a b', 'zu viele Angaben'],
    ['liste --seit gestern', '«gestern» ist kein Tag'],
    ['liste --suche=', '--suche braucht einen Text von 1 bis 100 Zeichen'],
    [`liste --suche ${'x'.repeat(101)}`, '--suche braucht einen Text von 1 bis 100 Zeichen'],
    ['export --suche x', 'kennt keine Angabe --suche'],
    ['liste alles', 'zu viele Angaben'],
    ['liste --csv a.csv', 'kennt keine Angabe --csv'],
    ['export --seit gestern', '«gestern» ist kein Tag'],
    ['export --seit 2026-02-30', '«2026-02-30» ist kein Tag'],
    ['export --seit 2026-13-01', '«2026-13-01» ist kein Tag'],
    ['export --csv', 'versteht der Befehl nicht'],
    ['loesche', 'braucht --email'],
    ['loesche a@b.ch', 'zu viele Angaben'],
    ['sichern', 'braucht eine Datei'],
    ['sichern a.db b.db', 'zu viele Angaben'],
    ['sichern a.db --loeschungen b.db', 'kennt keine Angabe --loeschungen'],
    ['wiederherstellen', 'braucht eine Datei'],
    ['aufbewahrung loesen', 'versteht nur «bestaetigen»'],
    ['aufbewahrung bestaetigen alles', 'zu viele Angaben'],
    ['mails --nochmal', 'versteht der Befehl nicht'],
  ])('says what is wrong with «%s»', (zeile, satz) => {
    const befehl = readBefehl(zeile.split(' ').filter(Boolean))
    expect(befehl).toMatchObject({ art: 'falsch', meldung: expect.stringContaining(satz) })
  })
})
