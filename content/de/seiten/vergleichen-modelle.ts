import { ERSTKONTAKT, STELLE } from '../krankenkassen/erstkontakt.ts'
import { kontaktName, MODELLNAMEN, type Modellname, paar } from '../krankenkassen/modelle.ts'
import { VERSPRECHEN } from '../recht/versprechen.ts'

/** Which picture of the way to treatment belongs to a model. */
const WEGE = { Standard: 'direkt', Hausarzt: 'praxis', HMO: 'gruppe', Telmed: 'telefon' } as const

const BIS = `bis ${VERSPRECHEN.modell}%`

/** The four models of the specification, each behind its first contact. */
export const MODELLE = (Object.keys(MODELLNAMEN) as Modellname[]).map(modell => {
  const { haken } = ERSTKONTAKT[MODELLNAMEN[modell]]
  return {
    name: paar(modell),
    weg: WEGE[modell],
    stelle: STELLE[modell],
    haken,
    rabatt: modell === 'Standard' ? 'keiner' : BIS,
  }
})

export const MODELLKARTE = {
  titel: 'Vier Modelle, gleiche Leistungen',
  text: 'Der Rabatt ist eine runde Zahl. Er unterscheidet sich von Kasse zu Kasse und von Region zu Region. Notfälle sind in jedem Modell frei.',
  anlaufstelle: 'Erste Anlaufstelle',
  haken: 'Worauf Sie dafür verzichten',
  rabatt: 'Rabatt',
  weitere: `Im Rechner steht vorne immer, an wen Sie sich zuerst wenden. Dort finden Sie auch «${kontaktName('apotheke')}» und «${kontaktName('wahl')}». Was die Modelle unterscheidet:`,
  ratgeber: 'Hausarztmodell oder Standardmodell',
}
