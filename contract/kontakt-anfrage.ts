import { z } from 'zod'
import { LAENDER_CODES } from '#domain/werte/laender.ts'
import { begleitfelder, feld, freiesFeld } from './eingabe.ts'
import { plzRegel, regeln } from './feldregeln.ts'
import { meldet, verstoss } from './mangel.ts'
import { PFADE } from './pfade.ts'

export const kontaktAnfrage = {
  pfad: PFADE.kontaktAnfrage,
  anfrage: z
    .object({
      krankenkasse: freiesFeld(regeln.krankenkasse),
      vorname: feld(regeln.vorname),
      nachname: feld(regeln.nachname),
      email: feld(regeln.email),
      telefon: feld(regeln.telefon),
      strasse: feld(regeln.strasse),
      nummer: feld(regeln.nummer),
      plz: z.string(meldet('plz-fehlt')),
      ort: feld(regeln.ort),
      land: z.enum(LAENDER_CODES, meldet('land-unbekannt')).default('CH'),
      nachricht: feld(regeln.nachricht),
      /** 'beratung' leads to the consultation's thank-you page; anything else is an ordinary message. */
      anliegen: z.enum(['', 'beratung']).catch('').default(''),
      ...begleitfelder,
    })
    .superRefine(({ plz, land }, ctx) => {
      const mangel = plzRegel(land)(plz)
      if (mangel) ctx.addIssue(verstoss(mangel, 'plz'))
    })
    .transform(anfrage => ({ ...anfrage, plz: anfrage.plz.trim() })),
} as const

export type KontaktAnfrage = z.output<(typeof kontaktAnfrage)['anfrage']>
type Kaestchen = 'datenschutzEinverstaendnis' | 'weitergabeEinverstaendnis'

/** As it was typed, before anybody checked it. */
export type KontaktEingabe = Readonly<
  Record<Exclude<keyof KontaktAnfrageKoerper, Kaestchen>, string> & Record<Kaestchen, boolean>
>
export type KontaktAnfrageKoerper = z.input<(typeof kontaktAnfrage)['anfrage']>
