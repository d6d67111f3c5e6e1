import { VERSPRECHEN } from '../versprechen.ts'

/** `weg`: which picture of the way to treatment belongs to the model. */
type Modell = {
  name: string
  weg: 'direkt' | 'praxis' | 'gruppe' | 'telefon'
  anlaufstelle: string
  haken: string
  rabatt: string
}

export const MODELLE: readonly Modell[] = [
  {
    name: 'Standard',
    weg: 'direkt',
    anlaufstelle: 'Jede Ärztin, jeder Arzt',
    haken: 'Freie Wahl bei jedem Besuch, dafür die höchste Prämie.',
    rabatt: 'keiner',
  },
  {
    name: 'Hausarzt',
    weg: 'praxis',
    anlaufstelle: 'Ihre gewählte Hausarztpraxis',
    haken: 'Zu anderen Praxen geht es mit einer Überweisung.',
    rabatt: `bis ${VERSPRECHEN.modell}%`,
  },
  {
    name: 'HMO',
    weg: 'gruppe',
    anlaufstelle: 'Gruppenpraxis oder Ärztenetz',
    haken: 'Sie gehen zuerst in dieses Zentrum. Nicht in jeder Gemeinde gibt es eines.',
    rabatt: `bis ${VERSPRECHEN.modell}%`,
  },
  {
    name: 'Telmed',
    weg: 'telefon',
    anlaufstelle: 'Beratung am Telefon oder in der App',
    haken: 'Sie melden sich vor jedem Termin, rund um die Uhr.',
    rabatt: `bis ${VERSPRECHEN.modell}%`,
  },
]

export const MODELLKARTE = {
  titel: 'Vier Modelle, gleiche Leistungen',
  text: 'Der Rabatt ist eine runde Zahl. Er unterscheidet sich von Kasse zu Kasse und von Region zu Region. Notfälle sind in jedem Modell frei.',
  anlaufstelle: 'Erste Anlaufstelle',
  haken: 'Dafür gilt',
  rabatt: 'Rabatt',
  telmed:
    'Andere Tarife beginnen in einer Apotheke oder stellen mehrere Stellen zur Wahl: Im Rechner steht es bei jedem Tarif. Wer die vereinbarte Stelle auslässt, dem kann die Kasse Kosten kürzen oder ablehnen. Was die Modelle unterscheidet:',
  ratgeber: 'Hausarztmodell oder Standardmodell',
}
