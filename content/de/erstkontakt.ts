import { type Erstkontakt, istStandard, type Tariftyp } from '#domain/modelle.ts'

type Kontakttext = {
  /** Where there is little room. */
  kurz: string
  /** What one does first, in a table. */
  zuerst: string
  anlaufstelle: string
  /** What one gives up for the discount: KVG 41 para. 4 allows the limits, the conditions of each tariff set them. */
  haken: string
}

/** Whom one contacts first, and what a tariff asks in return. The conditions of the tariff decide. */
export const ERSTKONTAKT: Readonly<Record<Erstkontakt, Kontakttext>> = {
  frei: {
    kurz: 'Freie Wahl',
    zuerst: 'Freie Wahl der Praxis bei jedem Besuch',
    anlaufstelle: 'Sie gehen direkt in jede Praxis, auch zu Spezialistinnen und Spezialisten.',
    haken: 'Kein Rabatt: meist das teuerste Modell einer Kasse.',
  },
  praxis: {
    kurz: 'Praxis',
    zuerst: 'Zuerst in die gewählte Praxis',
    anlaufstelle:
      'Die Praxis, die Sie beim Abschluss wählen: Hausarztpraxis, Gruppenpraxis oder HMO-Zentrum, je nach Tarif.',
    haken:
      'Zu anderen Praxen nur mit Überweisung. Ohne sie kann die Kasse Kosten kürzen oder ablehnen. Manche Tarife schreiben auch die Apotheke vor.',
  },
  'telefon-app': {
    kurz: 'Telefon/App',
    zuerst: 'Zuerst ein Anruf oder die App',
    anlaufstelle: 'Ein medizinisches Beratungstelefon oder eine App, vor dem Termin in einer Praxis.',
    haken:
      'Sie melden sich vor jedem Termin. Wer das auslässt, dem kann die Kasse Kosten kürzen oder ablehnen. Manche Tarife binden an die Empfehlung.',
  },
  apotheke: {
    kurz: 'Apotheke',
    zuerst: 'Zuerst in eine Partnerapotheke',
    anlaufstelle: 'Eine Partnerapotheke der Kasse.',
    haken:
      'Wer zuerst in eine Praxis geht, dem kann die Kasse Kosten kürzen oder ablehnen. Welche Apotheken gelten, bestimmt die Kasse.',
  },
  wahl: {
    kurz: 'Mehrere zur Wahl',
    zuerst: 'Zuerst an eine der Stellen, die der Tarif zur Wahl stellt',
    anlaufstelle: 'Eine von mehreren Stellen, zum Beispiel Telefon, Apotheke oder Praxis. Welche, sagt der Tarif.',
    haken:
      'Wer direkt zu einer anderen Stelle geht, dem kann die Kasse Kosten kürzen oder ablehnen. Die Regeln unterscheiden sich stark: Lesen Sie die Bedingungen.',
  },
  'je-nach-tarif': {
    kurz: 'Je nach Tarif',
    zuerst: 'Je nach Tarif, Bedingungen lesen',
    anlaufstelle: 'Je nach Tarif: Lesen Sie die Bedingungen der Kasse.',
    haken: 'Je nach Tarif eine Überweisung, ein Anruf oder bestimmte Apotheken: Lesen Sie die Bedingungen.',
  },
}

const IM_NAMEN: readonly Tariftyp[] = ['TAR-HAM', 'TAR-HMO']

/** What the name of the type leaves open; undefined where it says whom one contacts, as those from 2027 on do. */
export function kontaktZusatz(typ: Tariftyp, kontakt: Erstkontakt): string | undefined {
  if (!typ.startsWith('TAR-') || istStandard(typ) || (kontakt === 'praxis' && IM_NAMEN.includes(typ))) return undefined
  return kontakt === 'je-nach-tarif' ? 'Anlaufstelle je nach Tarif' : `zuerst ${IM_SATZ[kontakt]}`
}

const IM_SATZ: Readonly<Record<Exclude<Erstkontakt, 'je-nach-tarif'>, string>> = {
  frei: 'freie Wahl',
  praxis: 'Praxis',
  'telefon-app': 'Telefon/App',
  apotheke: 'Apotheke',
  wahl: 'eine von mehreren Stellen',
}
