import { RECHT } from '../wechsel/rechte-beim-wechsel.ts'

/** Mails of a reminder: the link that confirms it, and the reminder itself. */
export const ERINNERUNG_LINK = {
  betreff: 'Bitte bestätigen Sie Ihre Erinnerung',
  titel: 'Erinnerung bestätigen',
  einleitung: (zeitpunkt: string) =>
    `Am ${zeitpunkt} wurde mit dieser E-Mail-Adresse eine Erinnerung an eine Kündigungsfrist bestellt. Wir senden sie nur, wenn Sie das bestätigen.`,
  frist: 'Frist',
  eintreffen: 'Kündigung bei der Kasse bis',
  am: 'Wir erinnern Sie am',
  knopf: 'Erinnerung bestätigen',
  gueltig: 'Der Link gilt 24 Stunden und nur einmal. Ohne Bestätigung löschen wir Ihre Adresse.',
  abmelden:
    'Sie möchten die Erinnerung später doch nicht? Mit diesem Link bestellen Sie sie ab, und wir löschen Ihre Adresse',
} as const

export const ERINNERUNG = {
  betreff: (tag: string) => `Ihre Kündigung muss bis ${tag} bei der Kasse sein`,
  titel: 'Ihre Kündigungsfrist',
  einleitung: 'Sie haben uns gebeten, Sie an diese Frist zu erinnern.',
  frist: 'Frist',
  eintreffen: 'Kündigung bei der Kasse bis',
  absenden: 'Eingeschrieben zur Post bringen bis',
  sofort: 'sofort, am besten persönlich abgeben',
  wechsel: 'Beginn bei der neuen Kasse',
  zaehlt: 'Es zählt der Tag, an dem die Kündigung bei der Kasse ist. Der Poststempel genügt nicht.',
  anmelden: `${RECHT.gleichzeitig.satz} ${RECHT.keineLuecke.satz}`,
  jahresende: `${RECHT.nichtWarten.satz} ${RECHT.gemahnt.satz}`,
  halbjahr: 'Diese Frist gilt nur für das Standardmodell mit Franchise 300 (Kinder: 0).',
  vergleichen: 'Prämien vergleichen',
  kuendigen: 'So kündigen Sie',
  einmalig: 'Wir schreiben Ihnen dazu nicht mehr und löschen jetzt Ihre Adresse. Sie müssen nichts tun.',
} as const
