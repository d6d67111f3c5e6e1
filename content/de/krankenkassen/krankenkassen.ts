import type { Preisjahr } from '#domain/praemien/jahreswerte.ts'
import type { Kassenzahlen, Regionsbild, Regionszahl } from '#domain/zahlen/kassenzahlen.ts'
import { abzugText, KLASSEN, regionName } from '../versicherer/saetze.ts'

/* Directory and profiles of the insurers; what follows from the premiums of one is in versicherer/saetze.ts. */

export const VERZEICHNIS = {
  titel: 'Von A bis Z',
  buchstaben: 'Anfangsbuchstaben',
  erklaerung: (anzahl: number, jahr: number) =>
    `${anzahl} Versicherer verkaufen ${jahr} die Grundversicherung. Gebiet und Rang stammen aus den Prämien ${jahr}: der beste Rang, den die Kasse mit ihrem günstigsten Tarif für Erwachsene in einer Prämienregion erreicht.`,
  bagNummer: (nummer: number) => `BAG-Nummer ${nummer}`,
  rang: ({ rang, von, kanton, region }: Regionszahl) => `Rang ${rang} von ${von} in ${regionName(kanton, region)}`,
} as const

/** Around the day of the directory. */
export const OHNE_TARIF = {
  titel: (jahr: number) => `Ohne Tarif ${jahr}`,
  vorDemTag: 'Diese Kassen führten die Grundversicherung am',
  nachDemTag: (jahr: number) => `; in den Prämien ${jahr} stehen sie nicht.`,
} as const

export const PROFIL = {
  taetigBis: (jahr: number) => `Versicherungstätigkeit bis Ende ${jahr}`,
  ueberblick: 'Überblick',
  aufnahme: (name: string) =>
    `In der Grundversicherung bezahlt ${name} dieselben Leistungen wie jede andere Kasse und muss alle aufnehmen, die dort wohnen, wo die Kasse tätig ist.`,
  grundversicherung: 'Was die Grundversicherung deckt',
  vorteile: 'Vorteile',
} as const

/** Without figures for one that sells to adults in no whole region. */
export function leadSatz(
  name: string,
  jahr: number,
  zahlen: Kassenzahlen | undefined,
  gruppe: string | undefined,
): string {
  const verkauft = `${name} verkauft die Grundversicherung ${jahr}`
  if (!zahlen)
    return `${verkauft}. Wir vergleichen hier Tarife für Erwachsene mit Franchise 2’500: Dafür hat die Kasse in keiner ganzen Region einen.`
  const tarife = zahlen.modelle.reduce((summe, { tarife }) => summe + tarife.length, 0)
  const zurGruppe = gruppe && !gruppe.startsWith(name) ? ` und gehört zur Gruppe ${gruppe.replace(/ \(.*/, '')}` : ''
  return `${verkauft} ${inKantonen(zahlen.kantone.length)}, mit ${tarife} ${tarife === 1 ? 'Tarif' : 'Tarifen'}${zurGruppe}.`
}

function inKantonen(anzahl: number): string {
  if (anzahl === 26) return 'in allen Kantonen'
  return anzahl === 1 ? 'in einem Kanton' : `in ${anzahl} Kantonen`
}

export const ECKDATEN = {
  gegruendet: 'Gegründet',
  hauptsitz: 'Hauptsitz',
  mitarbeitende: (stand: string) => `Mitarbeitende, ${stand}`,
  rechtsform: 'Rechtsform',
  bagNummer: 'BAG-Nummer',
  guenstigster: ({ kanton, region }: Regionszahl) => `Günstigster Tarif in ${regionName(kanton, region)}`,
  monat: 'Monat',
} as const

/** Words too long for a cell on a phone. */
export const RECHTSFORM_KURZ: Readonly<Partial<Record<string, string>>> = {
  Aktiengesellschaft: 'AG',
  Genossenschaft: 'Genossen\u00adschaft',
}

export const FUER_VERSICHERTE = {
  titel: 'Für Versicherte dieser Kasse',
  profil: (name: string) => `Das Profil von ${name}`,
  vergleichen: 'Prämien vergleichen',
} as const

const annahmeErwachsene = `${KLASSEN['AKL-ERW'].name}, ${KLASSEN['AKL-ERW'].annahme}`

export const PREISVERGLEICH = {
  titel: (name: string) => `Wo ${name} preislich steht`,
  rang: ({ von, kanton, region }: Regionszahl) =>
    `Rang nach Preis, von ${von} Versicherern in ${regionName(kanton, region)}`,
  bild(name: string, { eigene, praemien }: Regionsbild, { kanton, region }: Regionszahl, jahr: number): string {
    const eigeneTarife = eigene.length === 1 ? 'der Tarif' : `die ${eigene.length} Tarife`
    return `Grün: ${eigeneTarife} von ${name} unter ${praemien.length} Tarifen. ${regionName(kanton, region)}, ${annahmeErwachsene}, Prämien ${jahr}.`
  },
  alsTabelle: 'Als Tabelle',
} as const

export const JAHRESVERGLEICH = {
  titel: 'Prämien über die Jahre',
  tabelle: (name: string, wo: string) => `Günstigster Tarif von ${name} für Erwachsene in ${wo}, Jahr für Jahr`,
  spalten: { jahr: 'Jahr', tarif: 'Günstigster Tarif', preis: 'CHF/Monat', veraenderung: 'Veränderung' },
  annahme: (wo: string) =>
    `${wo}, ${annahmeErwachsene}, nach Abzug der Umweltabgabe des Jahres, sobald sie bekannt ist.`,
} as const

export const MODELLTABELLE = {
  titel: 'Verfügbare Modelle',
  tabelle: (name: string, wo: string) => `Modelle von ${name} mit dem günstigsten Tarif für Erwachsene in ${wo}`,
  spalten: { modell: 'Modell und Tarife', vorgehen: 'So gehen Sie vor', preis: 'ab CHF/Monat' },
  nichtUeberall: 'nicht in der ganzen Region',
  annahme: (wo: string, preisjahr: Preisjahr) =>
    `Erwachsene ab 26 in ${wo}, Franchise 2’500, ohne Unfall, Prämien ${preisjahr.jahr}${abzugText(preisjahr)}.`,
  unterschiede: 'Was die Modelle unterscheidet',
} as const

export const REGIONENTABELLE = {
  titel: 'Prämien nach Region',
  altersklasse: 'Altersklasse',
  tabelle: (name: string, { name: klasse, annahme }: { name: string; annahme: string }, preisjahr: Preisjahr) =>
    `Günstigster Tarif von ${name} je Prämienregion: ${klasse}, ${annahme}, Prämien ${preisjahr.jahr} in CHF pro Monat${abzugText(preisjahr)}. Rang unter allen Versicherern der Region.`,
  /** On a phone the unit is only read out. */
  spalten: { region: 'Region und Tarif', preis: 'CHF', jeMonat: '/Monat', rang: 'Rang' },
  rang: (rang: number) => `${rang}.`,
  von: (anzahl: number) => `von ${anzahl}`,
} as const

export const ZUSATZVERSICHERUNGEN = {
  titel: 'Zusatzversicherungen',
  titelMitSpezialisierungen: 'Zusatzversicherungen und Spezialisierungen',
  unbekannt: (name: string) =>
    `Welche Zusatzversicherungen ${name} führt, steht in keinem amtlichen Verzeichnis. Üblich sind diese Bereiche; fragen Sie die Kasse nach ihrem Angebot.`,
  freiwillig: 'Freiwillig und von der Grundversicherung unabhängig: Sie dürfen beides bei verschiedenen Kassen haben.',
  mehr: 'Worauf Sie achten sollten',
} as const

export const KANTONSKARTE = {
  titel: 'Regionen',
  nichtDabei: (kanton: string) => `${kanton}: nicht im Angebot`,
} as const

export const ANGABEN = {
  titel: 'Amtliche Angaben',
  firma: 'Firma',
  rechtsform: 'Rechtsform',
  adresse: 'Adresse',
  gebiet: 'Zugelassen für',
  bagNummer: 'BAG-Nummer',
  uid: 'UID',
  website: 'Website',
  gruppe: 'Gruppe',
  quellen(praemien: { quelle: 'BAG' | 'DEMO'; jahr: number }): string {
    const amtlich = praemien.quelle === 'BAG'
    return `Quellen: Verzeichnis der zugelassenen Krankenversicherer des Bundesamts für Gesundheit. Prämien: ${amtlich ? `Bundesamt für Gesundheit, ${praemien.jahr}` : 'Demodaten – keine offiziellen Prämien'}.`
  },
  weitere: 'Weitere Angaben:',
} as const

export const WEITER = {
  titel: 'So geht es weiter',
  wechseln: (name: string) => `Zu ${name} wechseln: in drei Schritten`,
  kuendigen: (name: string) => `Bei ${name} kündigen: Fristen und Vorgehen`,
  neueKasse: 'Eine neue Kasse wählen: in drei Schritten',
  heutigeKuendigen: 'Bei der heutigen Kasse kündigen: Fristen und Vorgehen',
  franchise: 'Die passende Franchise finden',
  vergleichen: 'Angebote richtig vergleichen',
  weitereKassen: 'Weitere Krankenkassen',
} as const
