import { z } from 'zod'
import { LAENDER_CODES } from '#domain/laender.ts'
import { begleitfelder, feld, freiesFeld } from './eingabe.ts'
import { plzRegel, regeln } from './feldregeln.ts'
import { PFADE } from './pfade.ts'

export const kontaktAnfrage = {
  pfad: PFADE.kontaktAnfrage,
  zweck: 'Nachricht aus dem Kontaktformular.',
  anfrage: z
    .object({
      krankenkasse: freiesFeld(regeln.krankenkasse),
      vorname: feld(regeln.vorname),
      nachname: feld(regeln.nachname),
      email: feld(regeln.email),
      telefon: feld(regeln.telefon),
      strasse: feld(regeln.strasse),
      nummer: feld(regeln.nummer),
      plz: z.string({ error: 'Bitte geben Sie die PLZ ein.' }),
      ort: feld(regeln.ort),
      land: z.enum(LAENDER_CODES, { error: 'Bitte wählen Sie ein Land aus der Liste.' }).default('CH'),
      nachricht: feld(regeln.nachricht),
      /** 'beratung' leads to the consultation's thank-you page; anything else is an ordinary message. */
      anliegen: z.enum(['', 'beratung']).catch('').default(''),
      ...begleitfelder,
    })
    .superRefine(({ plz, land }, ctx) => {
      const meldung = plzRegel(land)(plz)
      if (meldung) ctx.addIssue({ code: 'custom', path: ['plz'], message: meldung })
    })
    .transform(anfrage => ({ ...anfrage, plz: anfrage.plz.trim() })),
} as const

export type KontaktAnfrage = z.output<(typeof kontaktAnfrage)['anfrage']>
export type KontaktAnfrageKoerper = z.input<(typeof kontaktAnfrage)['anfrage']>
