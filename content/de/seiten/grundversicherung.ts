import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/grundversicherung',
  titel: 'Grundversicherung: Leistungen und Kosten',
  beschreibung:
    'Was die obligatorische Krankenversicherung zahlt, wer sie braucht, wie Franchise und Selbstbehalt wirken und wie Sie bei der Prämie sparen.',
  ueberschrift: 'Grundversicherung',
  lead: 'Die obligatorische Krankenversicherung zahlt, wenn Sie krank sind oder ein Kind bekommen. Bei einem Unfall zahlt sie, wenn keine Unfallversicherung zahlt. Die Leistungen sind bei allen Kassen gleich, die Prämien nicht.',
}
