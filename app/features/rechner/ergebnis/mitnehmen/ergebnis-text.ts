import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { MAIL } from '#content/rechner/mitnehmen.ts'
import type { Frist } from '#domain/fristen/fristen.ts'
import type { Sicht, Umfeld } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/titel.ts'

/** The answer in words, for whoever takes it along or passes it on: no name, birth year or place. */
export type ErgebnisText = {
  betreff: string
  zeilen: readonly string[]
  /** Left out from the end where there are too many. */
  entbehrlich: readonly string[]
  schluss: string
}

type Eingang = Pick<Umfeld, 'kassenName'> & { sicht: Sicht; frist: Frist | null; adresse: string }

/** At full prices. */
export function ergebnisText({ sicht, kassenName, frist, adresse }: Eingang): ErgebnisText | null {
  const { personen, zuMehreren, volleLoesung, volleTabelle } = sicht
  const { jahr } = volleTabelle
  const [ich] = personen
  if (!volleLoesung || !ich?.voll) return null
  const { angebot, franchise, praemie } = ich.voll
  const zeilen = zuMehreren
    ? [
        MAIL.auswahlHaushalt(titelVon(sicht, volleLoesung, kassenName).name, personen.length),
        MAIL.preisHaushalt(volleLoesung.praemien, jahr),
      ]
    : [
        MAIL.auswahl(kassenName(angebot.versicherer), kontaktName(angebot.kontakt), angebot.tarif),
        MAIL.preis(praemie, jahr),
        MAIL.angaben(franchise, ich.unfall === 'MIT'),
      ]
  const policen = personen.flatMap(({ name, voll }) =>
    voll
      ? MAIL.police(name, kassenName(voll.angebot.versicherer), voll.angebot.tarif, voll.franchise, voll.praemie)
      : [],
  )
  return {
    betreff: MAIL.betreff(jahr),
    zeilen: [...zeilen, ...(frist ? [MAIL.frist(frist.eintreffen)] : [])],
    entbehrlich: zuMehreren ? policen : [],
    schluss: MAIL.adresse(adresse),
  }
}

export const alsText = ({ zeilen, entbehrlich, schluss }: ErgebnisText, umbruch: string): string =>
  [...zeilen, ...entbehrlich, '', schluss].join(umbruch)

/** Some mail programs cut an address of more than about 2000 characters. */
const HOECHSTENS = 1800

/** Opens the visitor's own mail program with a mail to nobody yet: the visitor writes the address there. */
export function mailAdresse(text: ErgebnisText): string {
  const { betreff, entbehrlich } = text
  const adresse = `mailto:?subject=${encodeURIComponent(betreff)}&body=${encodeURIComponent(alsText(text, '\r\n'))}`
  if (adresse.length <= HOECHSTENS || entbehrlich.length === 0) return adresse
  return mailAdresse({ ...text, entbehrlich: entbehrlich.slice(0, -1) })
}
