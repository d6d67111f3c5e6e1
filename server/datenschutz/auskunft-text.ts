import { ANTRAGSNAME } from '#content/mails/antrag.ts'
import { AUSKUNFT } from '#content/mails/auskunft.ts'
import { ANTRAGSTATUS, ART, ERINNERUNGSSTATUS, MAILART, STATUS, ZUSTAND, ZWECK } from '#content/recht/akten.ts'
import { FRISTNAME } from '#content/wechsel/erinnerung.ts'
import { kurzerTagText, kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import type { Akte } from '#db/akten.ts'
import type { AntragTabelle, ErinnerungTabelle, Zeit } from '#db/schema.ts'
import { benannteAngaben } from './angaben.ts'

/** Everything that is stored about a person under an address. */
export type Datenauskunft = {
  email: string
  stand: Zeit
  akten: readonly Akte[]
  antraege: readonly AntragTabelle[]
  erinnerungen: readonly ErinnerungTabelle[]
}

/** The copy to be read; what Art. 25 para. 2 of the Data Protection Act asks for stands at its end. */
export function auskunftText({ email, stand, akten, antraege, erinnerungen }: Datenauskunft): string {
  const kopf = ['', `${AUSKUNFT.email}: ${email}`, `${AUSKUNFT.stand}: ${kurzerZeitText(stand)}`]
  const abschnitte = [
    mitTitel(AUSKUNFT.titel, kopf, '='),
    akten.length === 0 ? AUSKUNFT.keineAnfrage : null,
    ...akten.map(akteText),
    mitTitel(AUSKUNFT.antraege, antraege.map(antragText)),
    erinnerungen.length > 0 ? mitTitel(AUSKUNFT.erinnerungen, erinnerungen.map(erinnerungText)) : null,
    mitTitel(AUSKUNFT.wissen, AUSKUNFT.hinweise),
  ]
  return `${abschnitte.filter(abschnitt => abschnitt !== null).join('\n\n')}\n`
}

const mitTitel = (titel: string, zeilen: readonly string[], strich = '-') =>
  [titel, strich.repeat(titel.length), ...zeilen].join('\n')

const eingerueckt = (text: string) => text.replaceAll('\n', '\n  ')

function akteText(akte: Akte): string {
  return mitTitel(`${ART[akte.art]} ${akte.referenz}`, [
    `${AUSKUNFT.eingegangen}: ${kurzerZeitText(akte.erstellt)}`,
    `${AUSKUNFT.status}: ${STATUS[akte.status]}`,
    `${AUSKUNFT.wirdGeloescht}: ${kurzerTagText(akte.loeschen_ab)}`,
    ...benannteAngaben(akte).map(([name, wert]) => `${name}: ${eingerueckt(wert)}`),
    ...akte.einwilligungen.map(({ zweck, erteilt, zeit, ...nachweis }) =>
      AUSKUNFT.einwilligung(ZWECK[zweck], erteilt === 1, kurzerZeitText(zeit), nachweis),
    ),
    ...akte.mails.map(({ art, zustand, gesendet }) => {
      const stand = ZUSTAND[zustand]
      return `${MAILART[art]}: ${gesendet === null ? stand : AUSKUNFT.mail(stand, kurzerZeitText(gesendet))}`
    }),
  ])
}

function antragText({ referenz, art, status, erstellt, begruendung }: AntragTabelle): string {
  const zeile = AUSKUNFT.antrag(ANTRAGSNAME[art], kurzerZeitText(erstellt), ANTRAGSTATUS[status])
  const kopf = `${referenz}: ${zeile}`
  return begruendung ? `${kopf}\n  ${AUSKUNFT.begruendung}: ${eingerueckt(begruendung)}` : kopf
}

function erinnerungText({ referenz, frist, status, erstellt, ...nachweis }: ErinnerungTabelle): string {
  const wann = kurzerZeitText(erstellt)
  return `${referenz}: ${AUSKUNFT.erinnerung(FRISTNAME[frist], ERINNERUNGSSTATUS[status], wann, nachweis)}`
}
