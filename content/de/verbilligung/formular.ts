import type { Deckel, Personenart } from '#domain/verbilligung/regel.ts'
import { aufgezaehlt } from '../zahlen/format.ts'

/* The questions about a household's premium reduction, and what stands around the answer. */

export const FRAGEN = {
  betragUnlesbar:
    'Diesen Betrag können wir nicht lesen. Schreiben Sie ihn in Franken, zum Beispiel 36’000, höchstens 999’999.',
  ohneEintrag: 'Ohne Eintrag rechnen wir mit 0.',
  haushalt: 'Wer zählt mit?',
  personen: {
    erwachsen: 'Erwachsene ab 26',
    jung: 'Junge Erwachsene, 19 bis 25',
    jungInAusbildung: 'Davon in Ausbildung',
    kind: 'Kinder bis 18',
  },
  inAusbildung: 'Wer ist in Ausbildung?',
  paar: 'Ehepaar oder eingetragene Partnerschaft?',
  ja: 'Ja',
  nein: 'Nein',
}

/** One person of that kind, in the lines of the answer. */
export const PERSON: Readonly<Record<Personenart, readonly [eine: string, mehrere: string]>> = {
  erwachsen: ['Erwachsene Person', 'Erwachsene'],
  jung: ['Junge erwachsene Person', 'Junge Erwachsene'],
  jungInAusbildung: ['Junge erwachsene Person in Ausbildung', 'Junge Erwachsene in Ausbildung'],
  kind: ['Kind', 'Kinder'],
}

/** «2 Kinder, je» */
export const personenText = (art: Personenart, anzahl: number): string =>
  anzahl === 1 ? PERSON[art][0] : `${anzahl} ${PERSON[art][1]}, je`

const GEZAEHLT: Readonly<Record<Personenart, readonly [eine: string, mehrere: string]>> = {
  erwachsen: ['1 erwachsene Person', 'Erwachsene'],
  jung: ['1 junge erwachsene Person', 'junge Erwachsene'],
  jungInAusbildung: ['1 junge erwachsene Person in Ausbildung', 'junge Erwachsene in Ausbildung'],
  kind: ['1 Kind', 'Kinder'],
}

/** «2 Erwachsene und 1 Kind, aus Ihrem Haushalt.» */
export function gezaehlteText(haushalt: Readonly<Record<Personenart, number>>): string {
  const teile = (['erwachsen', 'jung', 'jungInAusbildung', 'kind'] as const)
    .filter(art => haushalt[art] > 0)
    .map(art => (haushalt[art] === 1 ? GEZAEHLT[art][0] : `${haushalt[art]} ${GEZAEHLT[art][1]}`))
  return `${aufgezaehlt(teile)}, aus Ihrem Haushalt.`
}

export const ERGEBNIS = {
  name: 'Prämienverbilligung',
  vom: (kanton: string) => `Voraussichtlich vom Kanton ${kanton}`,
  offen: 'Der Betrag erscheint hier, sobald alle Felder ausgefüllt sind. Wer kein Vermögen hat, schreibt 0.',
  mindestens: 'mindestens',
  proMonat: 'pro Monat',
  nachRegeln: (jahr: number) => `nach den Regeln ${jahr}`,
  imJahr: (betrag: string) => `Im Jahr CHF\u00a0${betrag}.`,
  keinAnspruch: (jahr: number) => `Nach den Regeln ${jahr} besteht bei diesen Angaben kein Anspruch.`,
  fehltNoch: (jahr: number) => `Die Beträge für ${jahr} waren bei unserer letzten Prüfung noch nicht veröffentlicht.`,
  keineZahl: 'Keine Zahl',
  regionFehlt: 'Es fehlt noch Ihre Prämienregion, von der der Betrag abhängt.',
  trotzdem: 'Ein Anspruch kann trotzdem bestehen. Auskunft gibt:',
  franchise: 'Der Betrag gilt mit Franchise 300; mit einer höheren Franchise sinkt er.',
  mehrMitModell: (betrag: string) =>
    `Wählen alle ein Modell mit erster Anlaufstelle (zum Beispiel Praxis oder Telefon/App), kommen CHF\u00a0${betrag} im Monat dazu.`,
  mindestanteil: (wer: string, prozent: string) => `${wer}: mindestens ${prozent} der eigenen Prämie.`,
}

/** What becomes of more than the own premium. */
export const DECKEL: Readonly<Record<Deckel, string>> = {
  brutto: 'Der Kanton zahlt höchstens Ihre Prämie.',
  netto: 'Der Kanton zahlt höchstens Ihre Prämie.',
  ordentlich: 'Der Kanton zahlt höchstens die Prämie mit ordentlicher Franchise und Unfalldeckung.',
  durchschnitt: 'Der Kanton zahlt höchstens die Durchschnittsprämie, die der Bund festlegt.',
  keiner: 'Ist die Verbilligung höher als Ihre Prämie, kann die Kasse Ihnen den Rest auszahlen.',
}

export const RECHENWEG = {
  titel: 'So gerechnet',
  betrag: (betrag: string) => `CHF\u00a0${betrag}`,
  /** «10%» */
  prozent: (satz: number) => `${Number((satz * 100).toFixed(2))}%`,
  gerundet: 'Ausbezahlt wird je Person und Monat, meist auf 5 Rappen gerundet.',
  steuerjahr: 'Welche Veranlagung zählt',
  weg: 'Weg und Frist',
  quellen: 'Quellen',
  geprueft: (tag: string) => `Zuletzt geprüft am ${tag}.`,
  offen: 'Was die Rechnung nicht weiss',
  immerOffen:
    'Ergänzungsleistungen, Sozialhilfe, Quellensteuer, Einschätzung nach Ermessen, Zuzug und Geburten im Jahr ändern den Betrag oder den Weg.',
  ohneDatum: 'ohne Datum',
}

export const VORBEHALT = {
  schaetzung: 'Das ist eine Schätzung nach den veröffentlichten Regeln. Es entscheidet allein die zuständige Stelle:',
  vollePraemie: 'Bis zu ihrem Entscheid schulden Sie der Kasse die volle Prämie.',
  bleibtHier: 'Was Sie hier eingeben, verlässt Ihren Browser nicht und wird nicht gespeichert.',
}
