import type { z } from 'zod'
import { KEIN_JSON_OBJEKT } from '#content/api-meldungen.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import { plzRegel, regeln } from '#contract/feldregeln.ts'
import { type KontaktAnfrage, kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { verstoss } from '#contract/mangel.ts'
import { PERSONEN_HOECHSTENS, type PraemienAnfrage, praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'
import { fehlerAus } from '../feldfehler.ts'
import { istTelefonnummer } from './telefon.ts'

export type Geprueft<Daten> = { art: 'gueltig'; daten: Daten } | { art: 'ungueltig'; fehler: FehlerAntwort }

/** What arrived, field by field, before anything about it is known. */
type Roh = Readonly<Record<string, unknown>>

/** A field that breaks a rule only the server can check: with a library, the date, or two fields together. */
type Mangel = ReturnType<typeof verstoss>

export function gepruefteKontaktAnfrage(koerper: unknown): Geprueft<KontaktAnfrage> {
  return geprueft(kontaktAnfrage.anfrage, koerper, ({ telefon, plz, land = 'CH' }) => {
    if (typeof land !== 'string') return []
    const plzMangel = typeof plz === 'string' ? plzRegel(land)(plz) : null
    return [...telefonMangel('telefon', telefon, land), ...(plzMangel ? [verstoss(plzMangel, 'plz')] : [])]
  })
}

export function gepruefteAnfrageZurPraemie(koerper: unknown, jetzt: Date): Geprueft<PraemienAnfrage> {
  const jahr = jahrInZuerich(jetzt)
  return geprueft(praemienAnfrage.anfrage, koerper, ({ phone, birthYear, personen }) => {
    const gezaehlte: Roh[] = Array.isArray(personen) ? personen.slice(0, PERSONEN_HOECHSTENS) : []
    return [
      ...telefonMangel('phone', phone, 'CH'),
      ...jahrgangMangel('birthYear', birthYear, jahr),
      ...gezaehlte.flatMap(person => jahrgangMangel('personen', person?.geburtsjahr, jahr)),
    ]
  })
}

/** Names all wrong fields at once. A schema's rules across fields would wait until each field alone is right. */
function geprueft<Daten>(schema: z.ZodType<Daten>, koerper: unknown, maengel: (roh: Roh) => Mangel[]): Geprueft<Daten> {
  if (!istObjekt(koerper)) return { art: 'ungueltig', fehler: { fehler: KEIN_JSON_OBJEKT } }
  const gelesen = schema.safeParse(koerper)
  const weitere = maengel(koerper)
  if (gelesen.success && weitere.length === 0) return { art: 'gueltig', daten: gelesen.data }
  return { art: 'ungueltig', fehler: fehlerAus([...(gelesen.error?.issues ?? []), ...weitere]) }
}

function istObjekt(koerper: unknown): koerper is Roh {
  return typeof koerper === 'object' && koerper !== null && !Array.isArray(koerper)
}

/** Silent where the field's own rule already speaks. */
function telefonMangel(feld: string, wert: unknown, land: string): Mangel[] {
  const gelesen = typeof wert === 'string' ? regeln.telefon.lies(wert) : null
  if (gelesen?.mangel !== null || istTelefonnummer(gelesen.sauber, land)) return []
  return [verstoss({ code: 'telefon-vorwahl' }, feld)]
}

function jahrgangMangel(feld: string, wert: unknown, jahr: number): Mangel[] {
  if (typeof wert !== 'string' || regeln.jahrgang(wert) !== null) return []
  return istGueltigesGeburtsjahr(Number(wert), jahr) ? [] : [verstoss({ code: 'jahrgang-unmoeglich' }, feld)]
}

const jahresformat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', year: 'numeric' })

function jahrInZuerich(jetzt: Date): number {
  return Number(jahresformat.format(jetzt))
}
