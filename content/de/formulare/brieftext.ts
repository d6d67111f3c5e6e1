import { mitApostroph, tagText } from '../zahlen/format.ts'

/* The words of the letters that visitors sign: `app/features/brief/brieftext.ts` puts them together. */

/** A date is not torn apart at the end of a line. */
export const datumText = (tag: string) => tagText(tag).replaceAll(' ', '\u00a0')

/** A day that nobody has chosen yet is left for the pen. */
const tagOderLuecke = (tag: string | undefined) => (tag ? datumText(tag) : '____________')

const ANREDE = 'Guten Tag'

export const RAHMEN = { versand: 'Einschreiben', gruss: 'Freundliche Grüsse' }

type Viele = { mehrere: boolean }

export const KUENDIGUNG = {
  titel: 'Kündigung der Grundversicherung',
  vorher: ({ mehrere, auf }: Viele & { auf: string | undefined }) => [
    ANREDE,
    `${mehrere ? 'Wir kündigen' : 'Ich kündige'} die obligatorische Krankenpflegeversicherung (Grundversicherung nach KVG) der folgenden ${mehrere ? 'Personen' : 'Person'} auf den ${tagOderLuecke(auf)}:`,
  ],
  kopf: ['Name', 'Geburtsdatum', 'Versichertennummer'],
  nachher: ({ mehrere, eintreffen, absatz }: Viele & { eintreffen: string | undefined; absatz: 1 | 2 | undefined }) => [
    'Die Kündigung betrifft nur die Grundversicherung. Zusatzversicherungen, die bei Ihnen bestehen, bleiben unverändert.',
    `Dieses Schreiben erreicht Sie ${absatz ? '' : 'rechtzeitig '}vor Ablauf der Kündigungsfrist, spätestens am ${tagOderLuecke(eintreffen)} (Art.\u00a07${absatz ? ` Abs.\u00a0${absatz}` : ''} KVG).`,
    `Bitte bestätigen Sie ${mehrere ? 'uns' : 'mir'} die Kündigung und das Ende der Versicherung schriftlich. Die neue Krankenkasse wird Ihnen die Aufnahme mitteilen.`,
  ],
}

export const ANMELDUNG = {
  titel: 'Anmeldung zur Grundversicherung',
  vorher: ({ mehrere, auf, modell }: Viele & { auf: string | undefined; modell: string }) => [
    ANREDE,
    `${mehrere ? 'Wir melden' : 'Ich melde'} die folgende${mehrere ? 'n Personen' : ' Person'} auf den ${tagOderLuecke(auf)} zur obligatorischen Krankenpflegeversicherung (Grundversicherung nach KVG) an${modell === '' ? '' : `, Modell «${modell}»`}:`,
  ],
  kopf: ['Name', 'Geburtsdatum', 'Franchise', 'Unfall'],
  franchise: (franken: number) => `CHF\u00a0${mitApostroph(franken)}`,
  mitUnfall: 'mit Unfall',
  ohneUnfall: 'ohne Unfall',
  nachher: ({ mehrere, bisherige, endet }: Viele & { bisherige: string; endet: string | undefined }) => [
    'Die Anmeldung betrifft nur die Grundversicherung, keine Zusatzversicherungen.',
    `Die Grundversicherung bei der bisherigen Krankenkasse${bisherige === '' ? '' : ` (${bisherige})`} wird auf den ${tagOderLuecke(endet)} gekündigt. Bitte teilen Sie ihr rechtzeitig mit, dass der Versicherungsschutz bei Ihnen ohne Unterbruch weitergeht (Art.\u00a07 Abs.\u00a05 KVG).`,
    `Bitte bestätigen Sie ${mehrere ? 'uns' : 'mir'} die Aufnahme schriftlich.`,
  ],
}

/** Nobody's letter: the PDF library is warmed up with it. */
export const PROBE = {
  strasse: 'Musterweg 1',
  plzOrt: '8000 Zürich',
  personen: ['Anna Muster', 'Noé Muster'],
  kasse: { name: 'Krankenkasse', adresse: ['Postfach', '3000 Bern'] },
} as const
