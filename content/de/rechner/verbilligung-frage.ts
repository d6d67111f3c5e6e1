import type { ANTEIL_AM_LOHN, Lohnspanne } from '#domain/verbilligung/lohnspanne.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { ganzeFranken } from '#domain/werte/rappen.ts'
import { kantonName } from '../orte/kantone.ts'
import { GRUENDE } from '../verbilligung/gruende.ts'
import { aufgezaehlt, frankenText, ganzeFrankenText, mitApostroph } from '../zahlen/format.ts'

/* Premium reduction by the wage alone: a question anyone can answer, and a range. */

export const LOHNFRAGE = {
  name: 'Prämienverbilligung berechnen',
  lohn: 'Nettolohn pro Monat',
  /** `mehrere`: whose wages count together is known by birth year. */
  hinweis: (mehrere: boolean) =>
    `${mehrere ? 'Was auf Ihren Konten ankommt, von allen zusammen.' : 'Was auf Ihrem Konto ankommt. Bei Paaren beide zusammen.'} Einen 13. Monatslohn verteilen Sie auf zwölf Monate.`,
  lohnFehlt: 'Schreiben Sie den Lohn ungefähr, in Franken, zum Beispiel 3’500. Ohne Lohn schreiben Sie 0.',
  antwortFehlt: 'Wählen Sie eine Antwort. Davon hängt der Betrag ab.',
  haushalt: { legende: 'Haushalt', allein: 'Allein', paar: 'Paar', kinder: 'Kinder' },
  /** Whoever is compared is a child. */
  eltern: { legende: 'Eltern', allein: 'Ein Elternteil', paar: 'Paar', kinder: 'Weitere Kinder' },
  paarHinweis: 'Paar heisst verheiratet oder eingetragen.',
  kinderBis: 'bis 18 Jahre',
  weniger: (was: string) => `Weniger: ${was}`,
  mehr: (was: string) => `Mehr: ${was}`,
  rechnen: 'Ungefähr rechnen',
  bleibt: 'Bleibt auf Ihrem Gerät. Wir sehen nichts davon.',
}

type Gezaehlt = Readonly<Record<'erwachsen' | 'jung' | 'jungInAusbildung' | 'kind', number>> & {
  verheiratet: boolean | null
}

/** «allein», «Paar, 2 Kinder», «2 Erwachsene, 1 in Ausbildung» */
export function haushaltKurz({ erwachsen, jung, jungInAusbildung, kind, verheiratet }: Gezaehlt): string {
  const grosse = erwachsen + jung
  const wer = verheiratet && grosse === 2 ? 'Paar' : grosse > 1 ? `${grosse} Erwachsene` : 'allein'
  const lernende = grosse > 0 && jungInAusbildung > 0 ? [`${jungInAusbildung} in Ausbildung`] : []
  const kinder = kind > 0 ? [kind === 1 ? '1 Kind' : `${kind} Kinder`] : []
  return [wer, ...lernende, ...kinder].join(', ')
}

/** The answered question, in one line. */
export const BEANTWORTET = {
  lohn: 'Nettolohn',
  imMonat: (wer: string) => `im Monat\u00a0· ${wer}`,
  aendern: 'Ändern',
  /** Heard alone: other answers of the page can be changed, too. */
  was: 'Ändern: Nettolohn und Haushalt',
}

/** «114», cut: the canton does not pay more because it reads better; below one franc to the Rappen. */
const abgerundet = (betrag: Rappen): string =>
  betrag > 0 && betrag < 100 ? frankenText(betrag) : mitApostroph(ganzeFranken(betrag))

export const SPANNE = {
  zahlt: (kanton: string, nurEigene: boolean) =>
    `Der Kanton ${kantonName(kanton)} zahlt ${nurEigene ? 'an Ihre Prämie ' : ''}voraussichtlich`,
  nichts: (kanton: string) => `Der Kanton ${kantonName(kanton)} zahlt voraussichtlich nichts`,
  betrag: abgerundet,
  genau: frankenText,
  bis: 'bis',
  bisZu: 'bis zu',
  mindestens: 'mindestens',
  proMonat: '/Monat',
  sie: (von: Rappen, bis: Rappen) => {
    const [tief, hoch] = [ganzeFrankenText(von), ganzeFrankenText(bis)]
    return tief === hoch ? `Sie ${tief}` : `Sie ${tief} bis ${hoch}`
  },
  von: (preis: Rappen) => `von ${frankenText(preis)}`,
  annahme: ({ tief, hoch }: typeof ANTEIL_AM_LOHN) =>
    `Annahme: Massgebend sind ${tief} bis ${hoch}\u00a0% von zwölf Nettolöhnen, ohne Vermögen.`,
  regeln: (kanton: string, regelJahre: readonly number[], region: number | null) =>
    `Regeln ${kantonName(kanton)} ${aufgezaehlt(regelJahre.map(String))}${region === null ? '' : `, Region\u00a0${region}`}.`,
  entscheidet: 'Es entscheidet:',
  netto: 'Preise netto zeigen',
  abzug: (betrag: Rappen) => `−${frankenText(betrag)}`,
  vorsichtig: 'Gerechnet wird mit dem vorsichtigen Wert.',
  nichtSicher: 'Zählt der ganze Lohn, zahlt der Kanton nichts. Genauer geht es mit den Zahlen aus der Veranlagung.',
  vollePreise: 'Wieder volle Preise zeigen',
}

/** Why a wage leads to no range. */
export const KEINE_SPANNE = {
  /** Before anybody has told a wage. */
  mitEigenen: 'Mit den Zahlen des Kantons',
  eigeneZahlen: (kanton: string) =>
    `Im Kanton ${kantonName(kanton)} sagt ein Lohn nicht, was der Kanton zahlt. Es braucht seine eigenen Zahlen.`,
  titel: 'Aus dem Lohn allein lässt sich kein Betrag nennen',
  grund: (grund: (Lohnspanne & { art: 'keineSpanne' })['grund']) =>
    grund === 'einfacheSteuer'
      ? 'Der Kanton rechnet mit der einfachen Steuer, nicht mit einem Einkommen.'
      : GRUENDE[grund],
}

export const GENAUER = {
  titel: 'Genauer rechnen',
  text: 'Mit den Begriffen des Kantons, aus Ihrer Steuerveranlagung.',
  einkommen: 'Aus der Veranlagung, in Franken.',
  vermoegen: 'Ohne Vermögen schreiben Sie 0.',
  woStehtDas: 'Wo steht das?',
  /** Heard alone. */
  wo: (feld: string) => `: ${feld}`,
  zaehlt: (steuerjahr: string) => `Es zählt: ${steuerjahr}`,
  zahlt: 'Der Kanton zahlt',
  anIhrePraemie: 'Der Kanton zahlt an Ihre Prämie',
}
