import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { TITEL } from '#content/rechner/mitnehmen.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import type { Sicht } from './sicht.ts'

/** What an answer is called where it is sent or taken along: of one person the offer, of several how they are insured. */
export function titelVon(
  { personen, aufteilung }: Pick<Sicht, 'personen' | 'aufteilung'>,
  { policen: [erste] }: Loesung,
  kassenName: (versicherer: number) => string,
): { name: string; zusatz: string } {
  if (!erste) return { name: '', zusatz: '' }
  const kasse = kassenName(erste.angebot.versicherer)
  if (personen.length === 1)
    return { name: kasse, zusatz: `${kontaktName(erste.angebot.kontakt)} · ${erste.angebot.tarif}` }
  const name = aufteilung === 'kasse' ? TITEL.alleBei(kasse) : TITEL.kombination
  return { name, zusatz: TITEL.personen(personen.length) }
}
