import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/impressum',
  titel: 'Impressum',
  beschreibung:
    'Wer diese Website betreibt, wie Sie uns erreichen, wo wir als Vermittlerin eingetragen sind und wofür wir haften.',
  ueberschrift: 'Impressum',
  lead: 'Wer hinter dieser Website steht und wie Sie uns erreichen.',
}
