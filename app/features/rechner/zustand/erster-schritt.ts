import { nochOffene } from './eingabe.ts'
import { mitAngebot, mitGeteiltem, mitOrt, zurueck } from './uebergaenge.ts'
import type { Aktion, Zustand } from './zustand.ts'

/** What `naechster` does before step 2 is there, and with what may come at any time. The rest is fetched with the later steps. */
export function ersterSchritt(zustand: Zustand, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'versand':
      return { ...zustand, versand: aktion.versand }
    case 'zurueck':
      return zurueck(zustand, aktion.schritt)
    case 'geteilt':
      return mitGeteiltem(zustand, aktion.geteilt)
    default:
      return zustand.schritt === 1 ? inSchritt1(zustand, aktion) : zustand
  }
}

function inSchritt1(zustand: Zustand, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'eingabe': {
      const fehler = aktion.offen ? nochOffene(zustand.fehler, aktion.offen) : zustand.fehler
      return { ...mitOrt(zustand, aktion.eingabe), fehler }
    }
    case 'haushalt': {
      const fehler = aktion.offen ? nochOffene(zustand.fehler, aktion.offen) : zustand.fehler
      return { ...zustand, ...aktion.haushalt, fehler }
    }
    case 'wartet':
      return { ...zustand, uebergang: 'laeuft' }
    case 'gescheitert':
      return { ...zustand, uebergang: 'gescheitert' }
    case 'unvollstaendig':
      return {
        ...mitOrt(zustand, aktion.eingabe),
        ...{ fehler: aktion.fehler, fehlversuche: zustand.fehlversuche + 1, uebergang: 'ruht' },
      }
    case 'fortsetzen':
      return { ...zustand, ...aktion.erinnert }
    case 'angebot':
      return mitAngebot(zustand, aktion)
    default:
      return zustand
  }
}
