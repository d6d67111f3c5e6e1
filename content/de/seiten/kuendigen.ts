import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/kuendigen',
  titel: 'Krankenkasse kündigen: So geht es richtig',
  beschreibung:
    'Bis wann die Kündigung der Krankenkasse eintreffen muss, wie Sie sie schreiben und was für Grund- und Zusatzversicherung gilt.',
  ueberschrift: 'Krankenkasse kündigen',
  lead: 'Ein kurzer Brief genügt. Er muss rechtzeitig bei der Kasse sein: für einen Wechsel auf den 1. Januar bis am 30. November.',
}

/** Beside the card of the calculator. */
export const VERGLEICH = {
  titel: 'Wohin wechseln?',
  text: 'Wer kündigt, braucht eine neue Kasse. Kündigen dürfen Sie schon vorher: Sie sind nie ohne Versicherung. Der Vergleich zeigt alle Prämien Ihrer Region, vom günstigsten zum teuersten Tarif.',
}

export const BERATUNGSKARTE = {
  titel: 'Sollen wir das übernehmen?',
  text: 'Auf Wunsch kündigen wir für Sie und melden Sie bei der neuen Kasse an. Kostenlos und unverbindlich.',
}
