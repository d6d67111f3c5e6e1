import { describe, expect, it } from 'vitest'
import { WERTE } from '../../content/de/fakten/register.ts'
import { ERSPARNIS_WER, VERSPRECHEN } from '../../content/de/recht/versprechen.ts'
import { tagText } from '../../content/de/zahlen/format.ts'
import { fristJahresende, fristMitteJahr } from '../../domain/fristen/fristen.ts'
import { klagen, meta, type Seite } from '../fixtures/texte/gelesene-seiten.ts'
import type { Website } from './website.ts'

/** What the site claims in several places: the same everywhere. */
type Behauptung = {
  /** Paragraphs that speak of it, and those that speak of something else in like words. */
  worin: RegExp
  ausser?: RegExp
  /** How a page names the figure: its first group. */
  zahl: RegExp
  richtig: (text: string, zahl: string) => boolean
  /** Paragraphs that would disagree. */
  falsch: readonly string[]
}

/** What the operator gets below the limits is in its own settings. */
const AUSGEHANDELT = /^Vereinbart haben wir/

const ist = (soll: string | undefined) => (_: string, zahl: string) => zahl === soll

const behauptungen = (versicherer: number): Readonly<Record<string, Behauptung>> => ({
  'how much a family saves, and that it is a family at the same franchise': {
    worin: /spar|Unsere «bis/i,
    zahl: /\bbis (?:zu )?(?:CHF )?(\d’\d{3})(?:»| Franken| CHF|\b)/gi,
    richtig: (text, zahl) => zahl === VERSPRECHEN.ersparnis && text.includes(ERSPARNIS_WER),
    falsch: ['Sparen Sie bis zu CHF 2’400 im Jahr.', `Sie sparen bis CHF ${VERSPRECHEN.ersparnis}.`],
  },
  'how many insurers there are, and as of when': {
    worin: /versicherer|kassen/i,
    ausser: /Region /,
    zahl: /(?<![\d’])(\d+) (?:anerkannten? )?(?:Krankenversicherer|Versicherer|Krankenkassen|Kassen)n?\b/g,
    richtig: (text, zahl) => {
      if (zahl === WERTE.verzeichnis?.alle) return /Stand|\b20\d\d\b|Verzeichnis/.test(text)
      return zahl === VERSPRECHEN.kassen ? /über/i.test(text) : zahl === String(versicherer)
    },
    falsch: ['Alle 56 Krankenkassen im Vergleich', 'In der Schweiz gibt es 40 Kassen.', '42 Krankenversicherer'],
  },
  'how soon we answer: no time is promised': {
    worin: /melden (?:wir )?uns|wir antworten|Rückmeldung|rufen wir Sie|wir rufen Sie/i,
    ausser: /Antrag|Auskunft|Rechte/,
    zahl: /((?:innert|innerhalb von|binnen) [\p{L}\d]+ \p{L}+)/giu,
    richtig: () => false,
    falsch: ['Wir melden uns innert 24 Stunden.', 'Wir antworten innerhalb von zwei Werktagen.'],
  },
  'how long a request about data takes': {
    worin: /\bAntr[aä]g|Auskunft|Datenschutzgesetz/,
    ausser: /Verbilligung|verbilligt|Kanton|Prämienerhöhung/,
    zahl: /(?:innert|innerhalb von) (\d+) Tagen/g,
    richtig: ist('30'),
    falsch: ['Anträge werden innert 20 Tagen bearbeitet.'],
  },
  'how long we keep what people send us, and the exception': {
    worin: /lösch|speicher|bleiben|Erhebung/i,
    ausser: /Analytics|Google|Cookie|Statistik|Marketing|Werbeanruf/,
    zahl: /(\d+) Monaten?\b/g,
    richtig: (text, zahl) => zahl === '24' && text.includes('Vertrag'),
    falsch: [
      'Wir löschen Ihre Anfrage nach 12 Monaten, ausser nach einem Vertrag.',
      'Wir löschen Ihre Anfrage spätestens nach 24 Monaten.',
    ],
  },
  'what an insurer pays us in basic insurance': {
    worin: /Entschädigung|bezahlt|zahlt uns|Vermittlung/,
    ausser: AUSGEHANDELT,
    zahl: /(?:CHF )?(\d+)(?: Franken)? pro (?:versicherte )?Person/g,
    richtig: ist(WERTE.entschaedigung?.grund),
    falsch: ['Die Entschädigung beträgt höchstens CHF 90 pro Person.'],
  },
  'what an insurer pays us in supplementary insurance': {
    worin: /Monatsprämien/,
    ausser: AUSGEHANDELT,
    zahl: /(\d+) Monatsprämien/g,
    richtig: ist(WERTE.entschaedigung?.zusatz),
    falsch: ['höchstens 12 Monatsprämien pro Produkt'],
  },
  'whom the ban of cold calls protects': {
    worin: /Werbeanruf/,
    zahl: /(\d+) Monaten/g,
    richtig: ist(WERTE.kaltakquise?.monate),
    falsch: ['Werbeanrufe bei Personen, die seit 24 Monaten nicht mehr dort sind'],
  },
  'until when a cancellation must have arrived': {
    worin: /eintreffen|spätestens am|Kündigung bei der Kasse|muss (?:das Schreiben|der Brief)/,
    ausser: /Antrag|Verbilligung|Zusatzversicherung/,
    zahl: /((?<!\d)\d{1,2}\. (?:November|März)(?: \d{4})?)/g,
    richtig: (_, zahl) => {
      const jahr = Number(zahl.slice(-4))
      if (!(jahr > 0)) return ['30. November', '31. März'].includes(zahl)
      const fristen = [fristJahresende(jahr), fristMitteJahr(jahr)]
      return fristen.some(({ eintreffen, absenden }) => [eintreffen, absenden].map(tagText).includes(zahl))
    },
    falsch: ['Die Kündigung muss bis 29. November eintreffen.', 'spätestens am 30. November 2025'],
  },
  'what we are liable for': {
    worin: /Fahrlässigkeit|Nachlässigkeit/,
    zahl: /(Fahrlässigkeit|Nachlässigkeit)/g,
    richtig: (text, wort) =>
      text.startsWith(
        wort === 'Nachlässigkeit'
          ? 'Für Nachlässigkeit, Fehler oder unrichtige Auskünfte bei der Vermittlung haftet die '
          : 'Die Vermittlerin haftet nur bei Vorsatz und grober Fahrlässigkeit. Wo das Gesetz zwingend mehr verlangt,',
      ),
    falsch: ['Wir haften auch bei leichter Fahrlässigkeit.', 'Wir haften nicht für Nachlässigkeit.'],
  },
  'that nobody but us has checked the site': {
    worin: /datenschutzkonform|zertifiziert|Gütesiegel|Siegel/i,
    zahl: /(datenschutzkonform|zertifiziert|Gütesiegel|Siegel)/gi,
    richtig: text => /haben wir selbst geprüft|von ihren Autoren selbst/i.test(text),
    falsch: ['Zertifiziert und datenschutzkonform'],
  },
  'that nothing costs or binds': {
    worin: /unverbindlich/i,
    zahl: /(unverbindlich)/gi,
    richtig: text => /kostenlos/i.test(text),
    falsch: ['Unsere Beratung ist unverbindlich und kostet CHF 50.'],
  },
})

const TEXTSTUECKE = 'main :is(p, li, td, dd, h1, h2, h3, figcaption, caption, summary), footer p'

function absaetze(seite: Seite): string[] {
  const stuecke = [...seite.document.querySelectorAll(TEXTSTUECKE)].filter(
    ({ tagName, parentElement }) => tagName !== 'P' || parentElement?.tagName !== 'LI',
  )
  const texte = stuecke.map(({ textContent }) => textContent)
  return [meta(seite, 'description'), ...texte].map(text => text.replaceAll(/[\s\u00a0]+/g, ' ').trim())
}

const widersprueche = ({ worin, ausser, zahl, richtig }: Behauptung, text: string): string[] =>
  worin.test(text) && !ausser?.test(text)
    ? [...text.matchAll(zahl)].flatMap(([ganz, gruppe = '']) => (richtig(text, gruppe) ? [] : `${ganz} in «${text}»`))
    : []

export function pruefeAussagen(hier: Website): void {
  /** Figures of one insurer or of one canton are their own. */
  const allgemeine = () => hier.seiten.filter(({ pfad }) => !/^\/(?:krankenkasse|praemien\/kanton)\//.test(pfad))

  describe('all pages say the same about', () => {
    it.each(Object.keys(behauptungen(0)))('%s', name => {
      const behauptung = behauptungen(hier.alles.daten.praemien.versicherer)[name] as Behauptung
      expect(klagen(allgemeine(), seite => absaetze(seite).flatMap(text => widersprueche(behauptung, text)))).toEqual(
        [],
      )
      const gesagt = allgemeine()
        .flatMap(absaetze)
        .filter(text => behauptung.worin.test(text))
      expect(gesagt.length).toBeGreaterThan(0)
    })

    it.each(Object.entries(behauptungen(30)))('%s: a page that disagrees is found', (_, behauptung) => {
      for (const text of behauptung.falsch) expect(widersprueche(behauptung, text), text).not.toEqual([])
    })
  })
}
