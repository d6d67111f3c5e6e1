import type { Tag } from '#domain/fristen/fristen.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import type { OhneTarif } from '#domain/praemien/versicherer.ts'
import { ENDE } from './ende.ts'
import { VERSICHERER, type VersichererEintrag, versichererVon } from './index.ts'

/** An insurer without a tariff in the compared year: until when it sold, and who took over its insured, as far as known. */
export type Abgang = { bis: number | undefined; nachfolge: VersichererEintrag | undefined }

/** Undefined for one that sells. Imported years tell until when, where they can; else the sourced fact. */
export function abgangVon(
  { slug, nummer }: VersichererEintrag,
  ohneTarif: readonly OhneTarif[] = [],
): Abgang | undefined {
  const gefunden = ohneTarif.find(({ versicherer }) => versicherer === nummer)
  if (!gefunden) return undefined
  const ende = ENDE[slug]
  return {
    bis: gefunden.bis ?? ende?.bis.wert,
    nachfolge: ende?.nachfolge && versichererVon(ende.nachfolge.wert),
  }
}

export const verkaufende = (ohneTarif: readonly OhneTarif[] = []): VersichererEintrag[] =>
  VERSICHERER.filter(eintrag => !abgangVon(eintrag, ohneTarif))

/** Known to end with the compared year or later: still there, but nobody is invited to change to it. */
export function endetMit(slug: string, jahr: number): number | undefined {
  const bis = ENDE[slug]?.bis.wert
  return bis !== undefined && bis >= jahr ? bis : undefined
}

const istVorbei = (bis: number, heute: Tag): boolean => bis < kalenderjahr(heute)

/** From long to short, for titles. */
export const abgangTitel = (name: string, jahr: number, { bis }: Abgang): string[] =>
  bis === undefined
    ? [`${name}: kein Tarif ${jahr}`]
    : [`${name}: Grundversicherung bis ${bis}`, `${name}: bis Ende ${bis}`]

export function abgangBeschreibung({ name, sitz, nummer }: VersichererEintrag, jahr: number, abgang: Abgang): string {
  const { bis, nachfolge } = abgang
  const was = bis === undefined ? `kein Tarif in den Prämien ${jahr}` : `Grundversicherung bis Ende ${bis}`
  const wer = nachfolge ? ` Versicherte übernommen von ${nachfolge.name}.` : ''
  return `${name}, ${sitz} (BAG-Nummer ${nummer}): ${was}.${wer} Was das für Versicherte heisst.`
}

/** What happened, in one line of the directory. */
export function abgangKurz(jahr: number, { bis, nachfolge }: Abgang): string {
  const was = bis === undefined ? `Kein Tarif in den Prämien ${jahr}` : `Grundversicherung bis Ende ${bis}`
  return nachfolge ? `${was}, Versicherte übernommen von ${nachfolge.name}` : was
}

/** The first thing a profile says. */
export function abgangSatz(name: string, jahr: number, { bis, nachfolge }: Abgang, heute: Tag): string {
  if (bis === undefined)
    return `In den Prämien ${jahr} steht ${name} nicht. Ob die Kasse Sie weiter versichert, muss sie Ihnen schreiben.`
  const vorbei = istVorbei(bis, heute)
  const was = `${name} ${vorbei ? 'führte' : 'führt'} die Grundversicherung ${vorbei ? '' : 'noch '}bis Ende ${bis}; in den Prämien ${jahr} hat die Kasse keinen Tarif mehr.`
  if (!nachfolge) return was
  return `${was} Wer keine andere Kasse ${vorbei ? 'wählte, kam' : 'wählt, kommt danach'} zu ${nachfolge.name}.`
}

export function uebernahmeSatz(nachfolgerin: string, { bis }: Abgang, heute: Tag): string {
  const ab = bis === undefined ? '' : ` ${istVorbei(bis, heute) ? 'seit' : 'ab'} dem 1. Januar ${bis + 1}`
  return `Wer keine andere Kasse gewählt hat, ist${ab} bei ${nachfolgerin} grundversichert.`
}

export const WEITERFUEHRUNG =
  'Wer die Grundversicherung der Versicherten weiterführt, ist uns aus keiner Quelle bekannt. Fragen Sie die Kasse oder das Bundesamt für Gesundheit.'

export const PFLICHT =
  'Die Grundversicherung bleibt Pflicht, und jede Kasse muss Sie in ihrem Gebiet aufnehmen, ohne Fragen zur Gesundheit. Gekündigt wird immer bei der Kasse, die Sie heute versichert.'
