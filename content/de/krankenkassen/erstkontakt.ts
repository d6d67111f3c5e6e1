import type { Erstkontakt } from '#domain/praemien/modelle.ts'
import type { Modellname } from './modelle.ts'

type Kontakttext = {
  /** What one does first, in a table. */
  zuerst: string
  anlaufstelle: string
  /** What one gives up for the discount: KVG 41 para. 4 allows the limits, the conditions of each tariff set them. */
  haken: string
}

/** What each of the specified names means. */
export const STELLE: Readonly<Record<Modellname, string>> = {
  Standard: 'Jede Praxis, bei jedem Besuch frei gewählt',
  Hausarzt: 'Die Hausarztpraxis, die Sie beim Abschluss wählen',
  HMO: 'Eine Gruppenpraxis oder ein Ärztenetz, nicht in jeder Gemeinde',
  Telmed: 'Beratung am Telefon oder in der App',
}

/** Whom one contacts first, and what a tariff asks in return. The conditions of the tariff decide. */
export const ERSTKONTAKT: Readonly<Record<Erstkontakt, Kontakttext>> = {
  frei: {
    zuerst: 'Freie Wahl der Praxis bei jedem Besuch',
    anlaufstelle: 'Sie gehen direkt in jede Praxis, auch zu Spezialistinnen und Spezialisten.',
    haken: 'Kein Rabatt: meist das teuerste Modell einer Kasse.',
  },
  praxis: {
    zuerst: 'Zuerst in die gewählte Praxis',
    anlaufstelle:
      'Die Praxis, die Sie beim Abschluss wählen, je nach Tarif eine Hausarztpraxis, eine Gruppenpraxis oder ein Ärztenetz.',
    haken:
      'Zu anderen Praxen nur mit Überweisung. Ohne sie kann die Kasse Kosten kürzen oder ablehnen. Manche Tarife schreiben auch die Apotheke vor.',
  },
  'telefon-app': {
    zuerst: 'Zuerst ein Anruf oder die App',
    anlaufstelle: 'Ein medizinisches Beratungstelefon oder eine App, vor dem Termin in einer Praxis.',
    haken:
      'Sie melden sich vor jedem Termin. Wer das auslässt, dem kann die Kasse Kosten kürzen oder ablehnen. Manche Tarife binden an die Empfehlung.',
  },
  apotheke: {
    zuerst: 'Zuerst in eine Partnerapotheke',
    anlaufstelle: 'Eine Partnerapotheke der Kasse.',
    haken:
      'Wer zuerst in eine Praxis geht, dem kann die Kasse Kosten kürzen oder ablehnen. Welche Apotheken gelten, bestimmt die Kasse.',
  },
  wahl: {
    zuerst: 'Zuerst an eine der Stellen, die der Tarif zur Wahl stellt',
    anlaufstelle: 'Eine von mehreren Stellen, zum Beispiel Telefon, Apotheke oder Praxis. Welche, sagt der Tarif.',
    haken:
      'Wer direkt zu einer anderen Stelle geht, dem kann die Kasse Kosten kürzen oder ablehnen. Die Regeln unterscheiden sich stark: Lesen Sie die Bedingungen.',
  },
  'je-nach-tarif': {
    zuerst: 'Je nach Tarif, Bedingungen lesen',
    anlaufstelle: 'Je nach Tarif: Lesen Sie die Bedingungen der Kasse.',
    haken: 'Je nach Tarif eine Überweisung, ein Anruf oder bestimmte Apotheken: Lesen Sie die Bedingungen.',
  },
}
