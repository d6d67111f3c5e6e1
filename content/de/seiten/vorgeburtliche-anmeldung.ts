import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/vorgeburtliche-anmeldung',
  titel: 'Vorgeburtliche Anmeldung: Baby versichern',
  beschreibung:
    'Warum Sie Ihr Kind vor der Geburt bei der Krankenkasse anmelden, was für Grund- und Zusatzversicherung gilt und wie Sie vorgehen.',
  ueberschrift: 'Vorgeburtliche Anmeldung',
  lead: 'Jedes Kind muss ab Geburt versichert sein. Bei den meisten Kassen ist die Aufnahme in die Zusatzversicherung garantiert, wenn Sie vor der Geburt anmelden.',
}
