import { z } from 'zod'
import { type FehlerAntwort, fehlerAus } from '#contract/fehler.ts'
import { plzRegel, regeln } from '#contract/feldregeln.ts'
import { type KontaktAnfrage, kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { PERSONEN_HOECHSTENS, type PraemienAnfrage, praemienAnfrage } from '#contract/praemien-anfrage.ts'
import { istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'
import { istTelefonnummer } from './telefon.ts'

export type Geprueft<Daten> = { art: 'gueltig'; daten: Daten } | { art: 'ungueltig'; fehler: FehlerAntwort }

/** What arrived, field by field, before anything about it is known. */
type Roh = Readonly<Record<string, unknown>>

/** A field that breaks a rule only the server can check: with a library, the date, or two fields together. */
type Mangel = { feld: string; meldung: string }

const KEIN_OBJEKT: FehlerAntwort = { fehler: 'Ungültige Anfrage. Erwartet werden die Felder als JSON-Objekt.' }
const TELEFON_FALSCH = 'Bitte geben Sie eine gültige Telefonnummer ein, mit Vorwahl, zum Beispiel 079 123 45 67.'
const JAHRGANG_FALSCH = 'Bitte prüfen Sie den Jahrgang.'

export function gepruefteKontaktAnfrage(koerper: unknown): Geprueft<KontaktAnfrage> {
  return geprueft(kontaktAnfrage.anfrage, koerper, ({ telefon, plz, land = 'CH' }) => {
    if (typeof land !== 'string') return []
    const plzMeldung = typeof plz === 'string' ? plzRegel(land)(plz) : null
    return [...telefonMangel('telefon', telefon, land), ...(plzMeldung ? [{ feld: 'plz', meldung: plzMeldung }] : [])]
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
  if (!istObjekt(koerper)) return { art: 'ungueltig', fehler: KEIN_OBJEKT }
  const gelesen = schema.safeParse(koerper, { error: () => 'Dieser Wert ist ungültig.' })
  const weitere = maengel(koerper)
  if (gelesen.success && weitere.length === 0) return { art: 'gueltig', daten: gelesen.data }
  const issues = weitere.map(({ feld, meldung }) => ({ code: 'custom' as const, path: [feld], message: meldung }))
  return { art: 'ungueltig', fehler: fehlerAus(new z.ZodError([...(gelesen.error?.issues ?? []), ...issues])) }
}

function istObjekt(koerper: unknown): koerper is Roh {
  return typeof koerper === 'object' && koerper !== null && !Array.isArray(koerper)
}

/** Silent where the field's own rule already speaks. */
function telefonMangel(feld: string, wert: unknown, land: string): Mangel[] {
  const gelesen = typeof wert === 'string' ? regeln.telefon.lies(wert) : null
  if (gelesen?.meldung !== null || istTelefonnummer(gelesen.sauber, land)) return []
  return [{ feld, meldung: TELEFON_FALSCH }]
}

function jahrgangMangel(feld: string, wert: unknown, jahr: number): Mangel[] {
  if (typeof wert !== 'string' || regeln.jahrgang(wert) !== null) return []
  return istGueltigesGeburtsjahr(Number(wert), jahr) ? [] : [{ feld, meldung: JAHRGANG_FALSCH }]
}

const jahresformat = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', year: 'numeric' })

function jahrInZuerich(jetzt: Date): number {
  return Number(jahresformat.format(jetzt))
}
