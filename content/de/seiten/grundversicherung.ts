import type { TextSeite } from '../seite.ts'

export const seite: TextSeite = {
  pfad: '/grundversicherung',
  titel: 'Grundversicherung: Leistungen und Kosten',
  beschreibung:
    'Was die obligatorische Krankenversicherung zahlt, wer sie braucht, wie Franchise und Selbstbehalt wirken und wie Sie bei der Prämie sparen.',
  ueberschrift: 'Grundversicherung',
  lead: 'Die obligatorische Krankenversicherung zahlt bei Krankheit, Mutterschaft und, wo eingeschlossen, Unfall. Die Leistungen sind bei allen Kassen gleich, die Prämien nicht.',
}
