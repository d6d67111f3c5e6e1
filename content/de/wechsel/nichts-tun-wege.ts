import type { Tag } from '#domain/fristen/fristen.ts'
import type { Moeglichkeit, Wegfrist } from '#domain/police/nichts-tun-fristen.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { aufgezaehlt, differenzText, tagText } from '../zahlen/format.ts'
import type { Kassenname } from './nichts-tun.ts'

/** The ways from 1 January, side by side. */
export const WEGE = {
  titel: (anzahl: number, name: string | null) =>
    `${name === null ? '' : `${name}: `}${['Ein Weg', 'Zwei Wege', 'Drei Wege'][anzahl - 1]} ab 1. Januar`,
  spalten: { weg: 'Weg', preis: 'CHF im Monat', unterschied: 'zu heute' },
  namen: {
    nichts: () => 'Nichts tun',
    gleiche: (kasse: string) => `Bei ${kasse} bleiben, Modell wechseln`,
    andere: () => 'Kasse wechseln',
  },
  zuHeute: (unterschied: Rappen) => `${differenzText(unterschied)} zu heute`,
}

/** Until when what is chosen can be reached: one line for everybody. */
export const FRIST = {
  tage: (tage: number) => (tage === 0 ? 'Heute ist der letzte Tag' : `Noch ${tage} ${tage === 1 ? 'Tag' : 'Tage'}`),
  kuendigung: (bis: Tag, kassen: readonly string[]) => `Kündigung bis ${ohneJahr(bis)} bei ${aufgezaehlt(kassen)}.`,
  modell: (bis: Tag, kassen: readonly string[]) =>
    `Modellwechsel bis ${ohneJahr(bis)} melden bei ${aufgezaehlt(kassen)}.`,
  brief: 'Brief als PDF',
}

const ohneJahr = (tag: Tag) => tagText(tag).replace(/ \d{4}$/, '')

/** In full: what to do until when, at whose conditions. */
export function fristText(frist: Wegfrist, versicherer: number, heutigeKasse: number, kasse: Kassenname): string {
  const name = kasse(heutigeKasse)
  // KVV 100 para. 2.
  if (frist.art === 'jederzeit')
    return `Das dürfen Sie jederzeit (Art. 100 Abs. 2 KVV): Sie haben das Standardmodell mit Franchise 300 (Kinder: 0). Ab welchem Tag es gilt, sagt ${name}.`
  const { eintreffen, absenden } = frist.frist
  // KVG 7 para. 4.
  if (frist.art === 'vertragsende')
    return frist.offen
      ? `Ob Sie kündigen müssen, sagt Ihnen ${name}. Mit einer Kündigung bis ${tagText(eintreffen)} sind Sie sicher.`
      : `Ob Sie auf den 1. Januar noch wechseln können, sagt Ihnen ${name}: Geht der Vertrag zu Ende, braucht es keine Kündigung.`
  const gleicheKasse = versicherer === heutigeKasse
  if (!frist.offen)
    return `Die Frist ist am ${tagText(eintreffen)} abgelaufen.${gleicheKasse ? ` Ob ${name} den Wechsel noch zulässt, steht in ihren Bedingungen.` : ''}`
  return gleicheKasse
    ? `Melden Sie es ${name} so, dass es bis ${tagText(eintreffen)} dort ist. Manche Kassen lassen mehr Zeit: Das steht in ihren Bedingungen.`
    : `Die Kündigung muss bis ${tagText(eintreffen)} bei ${name} sein. ${frist.perPost ? `Bringen Sie sie bis ${tagText(absenden)} eingeschrieben zur Post.` : `Für die Post wird es knapp: Fragen Sie ${name}, wie sie noch rechtzeitig ankommt.`}`
}

/** The list of what is still possible, shown once the ordinary change is not. */
export const MOEGLICH = { titel: 'Was für Sie noch möglich ist' }

/** One line each. */
export function moeglichkeitText(moeglichkeit: Moeglichkeit): string {
  switch (moeglichkeit.art) {
    case 'kasse':
      return `Kasse wechseln: Kündigung ${bis(moeglichkeit.bis)} bei der Kasse.`
    case 'modell':
      return `Modell bei der gleichen Kasse wechseln: Meldung ${bis(moeglichkeit.bis)}.`
    case 'modell-jederzeit':
      return 'In ein anderes Modell der gleichen Kasse wechseln: Das dürfen Sie jederzeit. Den ersten Tag nennt die Kasse.'
    case 'franchise-senken':
      return `Franchise senken: Meldung ${bis(moeglichkeit.bis)}.`
    case 'franchise-erhoehen':
      return `Franchise erhöhen: nur auf den ${tagText(moeglichkeit.ab)}. Bis wann Sie es melden, steht in den Bedingungen der Kasse.`
    case 'modell-spaeter':
      return `Modell bei der gleichen Kasse wechseln: erst auf den ${tagText(moeglichkeit.ab)}, Meldung ${bis(moeglichkeit.bis)}. Jederzeit geht es nur aus dem Standardmodell mit Franchise 300 (Kinder: 0).`
    case 'kasse-spaeter':
      return `Kasse wechseln: erst auf den ${tagText(moeglichkeit.ab)}, Kündigung ${bis(moeglichkeit.bis)} bei der Kasse.`
  }
}

const bis = (tag: Tag) => `bis ${tagText(tag)}`
