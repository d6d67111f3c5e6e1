import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RECHT } from '../../content/de/wechsel/rechte-beim-wechsel.ts'
import { klagen, meta, type Seite, texte } from '../fixtures/texte/gelesene-seiten.ts'
import type { Website } from './website.ts'

type Pruefung = {
  /** What the law says, in this test's own words: the stated sentence must say all of it. */
  sagt: readonly RegExp[]
  /** Where it must stand. */
  auf: readonly string[]
  /** What would say otherwise, outside sentences that speak of something else. */
  widerspruch: RegExp
  ausser?: RegExp
  /** Planted sentences that must be caught. */
  falsch: readonly string[]
}

const WECHSEL = ['/krankenkasse-wechseln', '/ratgeber/krankenkasse-wechseln-2026-anleitung']
const KUENDIGEN = ['/kuendigen', '/ratgeber/krankenkasse-kuendigen-musterschreiben']
const ZUSATZ = /Zusatz|Spital|vor der Geburt/

/** KVG 3, 5, 7, 61, 64a; KVV 8, 11, 94, 100, 105l; UVG 3. */
const RECHTE: Readonly<Record<keyof typeof RECHT, Pruefung>> = {
  eintreffen: {
    sagt: [/bis am 30\. November bei Ihrer bisherigen Kasse ankommen/, /Poststempel zählt nicht/],
    auf: ['/kuendigen', '/wechseln', '/agb', '/ratgeber/krankenkasse-wechseln-2026-anleitung'],
    widerspruch:
      /(?:Datum des Poststempels|Poststempel (?:genügt|zählt)(?! nicht)|(?:abgeschickt|aufgegeben) bis (?:am )?30)/i,
    falsch: ['Der Poststempel zählt.', 'Es genügt das Datum des Poststempels.'],
  },
  jedePraemie: {
    sagt: [/steigt, gleich bleibt oder sinkt/],
    auf: ['/krankenkasse-wechseln', ...KUENDIGEN],
    widerspruch:
      /In der Praxis nehmen|kündig[^.]*\b(?:nur|erst)\b[^.]*(?:Erhöhung|erhöht|steigt)|\b(?:nur|erst) (?:bei|nach) einer (?:Prämien)?erhöhung[^.]*kündig/i,
    ausser: ZUSATZ,
    falsch: [
      'In der Praxis nehmen Kassen Kündigungen auch dann an, wenn die Prämie gleich bleibt.',
      'Kündigen können Sie nur, wenn Ihre Prämie steigt.',
    ],
  },
  gleichzeitig: {
    sagt: [/zur gleichen Zeit bei der neuen Kasse/, /nennen Sie ihr Ihre bisherige Kasse/],
    auf: [...WECHSEL, ...KUENDIGEN, '/agb', '/faq', '/blog/krankenkasse-wechseln-2025'],
    widerspruch:
      /erst anmelden, dann kündigen|vor der Kündigung abschicken|anmelden, bevor Sie kündigen|Melden Sie sich an, bevor/i,
    falsch: [
      'Erst anmelden, dann kündigen.',
      'Ausdrucken und vor der Kündigung abschicken.',
      'Melden Sie sich an, bevor Sie kündigen.',
    ],
  },
  nichtWarten: {
    sagt: [/Warten Sie mit der Kündigung nicht auf die Antwort der neuen Kasse/],
    auf: [...WECHSEL, ...KUENDIGEN, '/wechseln', '/agb'],
    widerspruch:
      /(?:Aufnahme)?bestätigung\w* (?:(?:beider|der neuen) Kassen? )?(?:abwarten|einholen|liegt vor)|kündigen Sie (?:sie |bestehende Verträge )?erst, wenn|Bitte noch nichts kündigen|Bis dahin ändert sich nichts|läuft weiter, bis Sie kündigen|Erst dann vergleichen|nicht kündigen, bevor|erst kündigen, wenn/i,
    ausser: ZUSATZ,
    falsch: [
      'Bestätigung abwarten und ablegen.',
      'Wir melden uns. Bis dahin ändert sich nichts.',
      'Bestehende Verträge kündigen Sie erst, wenn die Aufnahme bestätigt ist.',
      'Aufnahmebestätigung der neuen Kasse liegt vor.',
    ],
  },
  keineLuecke: {
    sagt: [/nie ohne Versicherung/, /endet erst, wenn die neue Kasse der alten Kasse meldet/],
    auf: [...WECHSEL, ...KUENDIGEN, '/wechseln', '/faq', '/blog/krankenkasse-wechseln-2025'],
    widerspruch:
      /(?:ohne|keine) (?:Versicherung|Deckung|Schutz) da|Lücke (?:entsteht|droht)(?! nicht)|(?:droht|entsteht) (?:Ihnen )?eine Lücke/i,
    ausser: ZUSATZ,
    falsch: ['Sonst droht eine Lücke.', 'Dann stehen Sie ohne Versicherung da.'],
  },
  // Shown from December to March alone: `tests/saison.test.ts`.
  spaetAngemeldet: {
    sagt: [
      /^Rechtzeitig gekündigt/,
      /Melden Sie sich jetzt an und nennen Sie die alte Kasse/,
      /Ende des Monats, in dem/,
    ],
    auf: [],
    widerspruch: /Kündigung[^.]*(?:verfällt|unwirksam|hinfällig)|ohne Anmeldung[^.]*noch ein Jahr/i,
    ausser: ZUSATZ,
    falsch: [
      'Ohne neue Kasse verfällt Ihre Kündigung: Die Kündigung verfällt.',
      'Sie bleiben ohne Anmeldung noch ein Jahr.',
    ],
  },
  schadenersatz: {
    sagt: [
      /zu spät, muss sie Ihnen den Schaden ersetzen/,
      /Unterschied der Prämien/,
      /nur, wenn Sie ihr die alte Kasse genannt haben/,
    ],
    auf: [...WECHSEL, ...KUENDIGEN],
    widerspruch: /(?:Kasse|niemand) haftet nicht|alte Kasse müssen Sie nicht nennen/i,
    falsch: ['Für die Verspätung haftet niemand: Die Kasse haftet nicht.', 'Die alte Kasse müssen Sie nicht nennen.'],
  },
  gemahnt: {
    sagt: [
      /bis am 30\. November eine Mahnung/,
      /der ganze Betrag bis am 31\. Dezember bei ihr sein/,
      /ohne Mahnung verhindert den Wechsel nicht/,
    ],
    auf: [...WECHSEL, ...KUENDIGEN, '/wechseln', '/faq', '/ratgeber/praemienschulden-und-wechselsperre'],
    widerspruch:
      /offene (?:Rechnung|Prämie)n?(?! ohne Mahnung)[^.]*(?:verhinder|sperr|blockier|müssen bezahlt)|Prämien[^.]*müssen (?:vorher )?bezahlt sein|Rechnungen sind bezahlt|Kostenbeteiligungen sind bezahlt|Mit offenen Rechnungen|Wer Prämien nicht zahlt, kann nicht wechseln/i,
    falsch: [
      'Eine offene Rechnung verhindert den Wechsel im letzten Moment.',
      'Prämien, Kostenbeteiligungen und Verzugszinsen müssen bezahlt sein.',
      'Voraussetzung: Prämien und Kostenbeteiligungen sind bezahlt.',
      'Mit offenen Rechnungen ist er gesperrt.',
    ],
  },
  modellJederzeit: {
    sagt: [/Standardmodell mit Franchise 300 \(Kinder: 0\)/, /dürfen Sie jederzeit in ein anderes Modell Ihrer Kasse/],
    auf: [
      '/krankenkasse-wechseln',
      '/ratgeber/hausarztmodell-vs-standardmodell',
      '/ratgeber/krankenkasse-kuendigen-musterschreiben',
      '/blog/krankenkasse-wechseln-2025',
    ],
    widerspruch: /Modell[^.]*(?:\boft auch jetzt|bei vielen Kassen auf jeden Monat|ob Sie bei ihr in ein)/i,
    falsch: [
      'Vom Standardmodell in ein günstigeres können Sie oft auch jetzt.',
      'In ein alternatives Modell können Sie bei vielen Kassen auf jeden Monatsanfang eintreten.',
    ],
  },
  modellJahresende: {
    sagt: [/nur auf den 1\. Januar/, /zurück ins Standardmodell/, /bis am 30\. November bei der Kasse/],
    auf: ['/ratgeber/hausarzt-verlaesst-das-modell'],
    widerspruch: /jederzeit (?:wieder )?zurück (?:ins|in das)|zurück ins Standardmodell[^.]*jederzeit/i,
    falsch: ['Sie können jederzeit zurück ins Standardmodell.'],
  },
  franchise: {
    sagt: [/höhere Franchise gibt es nur auf den 1\. Januar/, /tiefere muss Ihre Meldung bis am 30\. November/],
    auf: ['/ratgeber/franchise-optimal-waehlen'],
    widerspruch:
      /Franchise[^.]*(?:jederzeit|während des Jahres) (?:senken|erhöhen|ändern)|bis (?:am )?31\. Dezember[^.]*melden/i,
    falsch: ['Die Franchise können Sie jederzeit senken.', 'wenn Sie es der Kasse bis 31. Dezember 2026 melden'],
  },
  franchiseImJuli: {
    sagt: [/1\. Juli bleibt es bei der Franchise 300 \(Kinder: 0\)/, /höhere gibt es erst auf den 1\. Januar/],
    auf: WECHSEL,
    widerspruch: /(?:1\. Juli|Juli)[^.]*Franchise (?:neu|frei) (?:wählen|wähl)/i,
    falsch: ['Beim Wechsel auf den 1. Juli können Sie die Franchise neu wählen.'],
  },
  umzug: {
    sagt: [/Prämie am neuen Ort/, /Wechseln können Sie deswegen nicht, ausser/],
    auf: [...WECHSEL, '/blog/krankenkasse-wechseln-2025'],
    widerspruch: /(?:Umzug|umziehen|ziehe um)[^.]*(?:dürfen|können) Sie (?:die Kasse )?(?:kündigen|wechseln)/i,
    falsch: ['Bei einem Umzug in einen anderen Kanton können Sie kündigen.'],
  },
  kasseHoertAuf: {
    sagt: [
      /müssen Sie nicht kündigen/,
      /übernimmt/,
      /Jede Kasse Ihrer Region muss Sie aufnehmen/,
      /bestimmt der Kanton/,
    ],
    auf: WECHSEL,
    widerspruch: /Kasse (?:aufhört|aufgibt|hört auf)[^.]*müssen Sie (?:selbst )?kündigen/i,
    falsch: ['Wenn Ihre Kasse aufhört, müssen Sie kündigen.'],
  },
  dreiMonate: {
    sagt: [/drei Monate Zeit/, /ab dem ersten Tag versichert/, /erst ab der Anmeldung versichert/, /Zuschlag/],
    auf: ['/grundversicherung', '/ratgeber/neu-in-der-schweiz-und-neugeboren', ...WECHSEL.slice(1)],
    widerspruch: /(?:innert|innerhalb von) (?:30 Tagen|einem Monat|sechs Monaten)[^.]*(?:Geburt|Zuzug)/i,
    falsch: ['Melden Sie sich innert 30 Tagen nach dem Zuzug an.'],
  },
  stelleVerloren: {
    sagt: [/noch 31 Tage/, /bei der Suva/, /Krankenkasse innert einem Monat/],
    auf: ['/grundversicherung', '/ratgeber/krankenkasse-wechseln-2026-anleitung'],
    widerspruch: /\b(?:30|60|90) Tage[^.]*(?:Unfall|Arbeitgeber|Stelle)|Stelle verlier[^.]*sofort/i,
    ausser: /Einsprache|Mahnung|Nachfrist|Dienst/,
    falsch: ['Nach dem Ende der Stelle sind Sie 30 Tage gegen Unfall versichert.'],
  },
}

const glatt = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

/** A sentence speaks of what its paragraph speaks of. */
const widersprueche = ({ widerspruch, ausser }: Pruefung, absatz: string): string[] =>
  widerspruch.test(absatz) && !ausser?.test(absatz) ? [absatz] : []

const STUECKE = 'main :is(p, li, td, dd, h1, h2, h3, summary), footer p'
const absaetze = (seite: Seite): string[] => [meta(seite, 'description'), ...texte(seite, STUECKE)].map(glatt)

/** Mails, letters, panels of the calculator and everything else that no page shows at rest. */
const quelltexte = globSync('content/de/**/*.ts', { exclude: ['**/*.test.ts'] }).map(datei => ({
  datei,
  zeilen: readFileSync(datei, 'utf8').split('\n').map(glatt),
}))

export function pruefeRechte(hier: Website): void {
  describe('rights of who switches', () => {
    const jedes = Object.entries(RECHTE) as [keyof typeof RECHT, Pruefung][]

    it.each(jedes)('%s: stated once, as the law has it', (id, { sagt }) => {
      for (const teil of sagt) expect(RECHT[id].satz).toMatch(teil)
    })

    it.each(jedes)('%s: said where people look for it', (id, { auf }) => {
      const fehlt = auf.filter(pfad => {
        const seite = hier.gefundene.find(eine => eine.pfad === pfad)
        return !seite || !glatt(texte(seite, 'main').join(' ')).includes(glatt(RECHT[id].satz))
      })
      expect(fehlt).toEqual([])
    })

    it.each(jedes)('%s: no page, mail or letter says otherwise', (_, pruefung) => {
      expect(klagen(hier.seiten, seite => absaetze(seite).flatMap(text => widersprueche(pruefung, text)))).toEqual([])
      const inTexten = quelltexte.flatMap(({ datei, zeilen }) =>
        zeilen.flatMap(zeile => widersprueche(pruefung, zeile).map(text => `${datei}: ${text}`)),
      )
      expect(inTexten).toEqual([])
    })

    it.each(jedes)('%s: a planted contradiction is caught', (_, pruefung) => {
      for (const satz of pruefung.falsch) expect(widersprueche(pruefung, satz), satz).not.toEqual([])
    })
  })
}
