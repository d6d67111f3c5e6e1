import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/vermittler',
  titel: 'Über uns als Vermittlerin',
  beschreibung:
    'Wer wir sind, ob wir an einen Versicherer gebunden sind, wie wir bezahlt werden, wer haftet und an welche Ombudsstelle Sie sich wenden können.',
  ueberschrift: 'Informationen über die Vermittlerin',
  lead: 'Was Sie über uns wissen sollen, bevor Sie uns einen Auftrag geben: so, wie es das Gesetz verlangt.',
  kurzname: 'Vermittlerin',
}
