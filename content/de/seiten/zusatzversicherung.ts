import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/zusatzversicherung',
  titel: 'Zusatzversicherung: Was sie bringt',
  beschreibung:
    'Spital, ambulante Behandlung, Zähne, Reisen, Taggeld: welche Zusatzversicherungen es gibt, worauf Sie achten und wann Sie kündigen können.',
  ueberschrift: 'Zusatzversicherung',
  lead: 'Zusatzversicherungen decken, was die Grundversicherung nicht zahlt. Sie sind freiwillig, und die Kasse darf einen Antrag ablehnen.',
}
