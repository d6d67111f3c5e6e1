import { hoechsteFranchise, ordentlicheFranchise } from '#domain/kosten/franchise.ts'
import { hoechsteEigeneKosten } from '#domain/kosten/kostenbeteiligung.ts'
import { VERGUETUNG } from '../recht/verguetung.ts'
import { ERSPARNIS, VERSPRECHEN } from '../recht/versprechen.ts'
import { RECHT } from '../wechsel/rechte-beim-wechsel.ts'
import { ganzeFrankenText, mitApostroph } from '../zahlen/format.ts'

export type FaqEintrag = {
  frage: string
  antwort: string
  /** Where the answer is explained at length. */
  mehr: { pfad: string; name: string }
}

export const FAQ: readonly FaqEintrag[] = [
  {
    frage: 'Wie wechsle ich die Krankenkasse?',
    antwort: `Vergleichen Sie die Prämien, und kündigen Sie bei der bisherigen Kasse, am besten eingeschrieben. ${RECHT.gleichzeitig.satz} Sie muss Sie in die Grundversicherung aufnehmen. ${RECHT.keineLuecke.satz} ${RECHT.gemahnt.satz}`,
    mehr: { pfad: '/wechseln', name: 'Wechsel in drei Schritten' },
  },
  {
    frage: 'Bis wann muss ich kündigen?',
    antwort:
      'Für einen Wechsel auf den 1. Januar muss die Kündigung spätestens am 30. November bei der Kasse sein. Ist das ein Samstag oder Sonntag, zählt der letzte Arbeitstag davor. Der Poststempel zählt nicht. Wer das Standardmodell mit Franchise 300 hat, kann auch auf den 30. Juni kündigen: Dann muss der Brief bis zum 31. März dort sein.',
    mehr: { pfad: '/kuendigen', name: 'Fristen und Vorgehen' },
  },
  {
    frage: 'Wie viel kann ich sparen?',
    antwort: `Das hängt von Wohnort, Alter, heutiger Kasse, Modell und Franchise ab. Als runde Zahlen nennen wir: bis zu ${VERSPRECHEN.modell} Prozent mit einem Modell, bis zu ${VERSPRECHEN.modellUndFranchise} Prozent mit Modell und höchster Franchise. Bei gleicher Franchise sind für einzelne Erwachsene mehrere hundert Franken im Jahr möglich. Bis ${VERSPRECHEN.ersparnis} Franken im Jahr sind es gerundet ${ERSPARNIS}. Ihre eigene Zahl zeigt der Rechner mit den offiziellen Prämien.`,
    mehr: { pfad: '/ratgeber/franchise-optimal-waehlen', name: 'Franchise optimal wählen' },
  },
  {
    frage: 'Sind die Leistungen der Grundversicherung überall gleich?',
    antwort:
      'Ja. Das Krankenversicherungsgesetz schreibt den Leistungskatalog vor, und alle Kassen müssen dasselbe zahlen. Unterschiede gibt es beim Preis, beim Service, bei der Abrechnung und bei der Frage, wen Sie im gewählten Modell zuerst aufsuchen.',
    mehr: { pfad: '/grundversicherung', name: 'Was die Grundversicherung zahlt' },
  },
  {
    frage: 'Was geschieht beim Wechsel mit meiner Zusatzversicherung?',
    antwort:
      'Nichts. Zusatzversicherungen sind eigene Verträge und bleiben bestehen, auch wenn Sie nur die Grundversicherung wechseln. Wollen Sie beides wechseln, kündigen Sie die Zusatzversicherung erst, wenn die neue Kasse Sie schriftlich aufgenommen hat: Sie darf Fragen zur Gesundheit stellen und ablehnen.',
    mehr: { pfad: '/zusatzversicherung', name: 'Zusatzversicherungen im Überblick' },
  },
  {
    frage: 'Kann mich eine Kasse wegen Vorerkrankungen ablehnen?',
    antwort:
      'In der Grundversicherung nicht: Jede Kasse muss alle Personen aufnehmen, die in ihrem Gebiet wohnen, unabhängig von Alter und Gesundheit, ohne eine Krankheit auszuschliessen und ohne Wartefrist. In der Zusatzversicherung dagegen darf sie ablehnen oder einzelne Leiden ausschliessen.',
    mehr: { pfad: '/grundversicherung', name: 'Aufnahmepflicht und Leistungen' },
  },
  {
    frage: 'Kostet der Vergleich etwas?',
    antwort: `Nein. ${VERGUETUNG}`,
    mehr: { pfad: '/agb', name: 'Wie wir bezahlt werden' },
  },
  {
    frage: 'Welche Franchise ist die richtige?',
    antwort: `Meist die höchste oder die tiefste. Wer kaum zum Arzt geht und ${ganzeFrankenText(hoechsteEigeneKosten('AKL-ERW'))} Franken im Notfall selbst zahlen kann, spart mit ${mitApostroph(hoechsteFranchise('AKL-ERW'))}. Wer regelmässig Behandlungen oder Medikamente braucht, wählt ${ordentlicheFranchise('AKL-ERW')}. Wo die Grenze liegt, hängt von Ihrer Prämie ab; der Rechner zeigt sie für Ihren Wohnort.`,
    mehr: { pfad: '/ratgeber/franchise-optimal-waehlen', name: 'Mit Zahlen durchgerechnet' },
  },
]
