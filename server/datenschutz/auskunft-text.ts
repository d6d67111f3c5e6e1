import { FRISTNAME } from '#content/erinnerung.ts'
import { ANTRAGSNAME } from '#content/mails/antrag.ts'
import type { Akte } from '#db/akten.ts'
import type { AntragTabelle, ErinnerungTabelle } from '#db/schema.ts'
import { site } from '#site-config'
import { angabenVon } from './angaben.ts'
import type { Auskunft } from './auskunft.ts'
import { ANTRAGSTATUS, ART, ERINNERUNGSSTATUS, MAILART, STATUS, tagText, ZUSTAND, ZWECK, zeitText } from './woerter.ts'

/** The copy to be read; what Art. 25 para. 2 of the Data Protection Act asks for stands at its end. */
export function auskunftText({ email, stand, akten, antraege, erinnerungen }: Auskunft): string {
  const abschnitte = [
    `Auskunft über Ihre Daten\n========================\n\nE-Mail-Adresse: ${email}\nStand: ${zeitText(stand)}`,
    akten.length === 0 ? 'Zu dieser Adresse ist keine Anfrage gespeichert.' : null,
    ...akten.map(akteText),
    `Anträge zum Datenschutz\n-----------------------\n${antraege.map(antragText).join('\n')}`,
    erinnerungen.length > 0
      ? `Erinnerungen an Kündigungsfristen\n---------------------------------\n${erinnerungen.map(erinnerungText).join('\n')}`
      : null,
    HINWEISE,
  ]
  return `${abschnitte.filter(abschnitt => abschnitt !== null).join('\n\n')}\n`
}

function akteText(akte: Akte): string {
  const titel = `${ART[akte.art]} ${akte.referenz}`
  const angaben = Object.entries(angabenVon(akte)).filter(([, wert]) => wert !== '')
  return [
    titel,
    '-'.repeat(titel.length),
    `Eingegangen: ${zeitText(akte.erstellt)}`,
    `Status: ${STATUS[akte.status]}`,
    `Wird gelöscht: ${tagText(akte.loeschen_ab)}`,
    ...angaben.map(([name, wert]) => `${name}: ${wert.replaceAll('\n', '\n  ')}`),
    ...akte.einwilligungen.map(
      ({ zweck, erteilt, version, seite, zeit }) =>
        `Einwilligung «${ZWECK[zweck]}»: ${erteilt ? 'erteilt' : 'nicht erteilt'} am ${zeitText(zeit)} (Fassung ${version}, Seite ${seite})`,
    ),
    ...akte.mails.map(({ art, zustand, gesendet }) => {
      const wann = gesendet === null ? '' : ` am ${zeitText(gesendet)}`
      return `${MAILART[art]}: ${ZUSTAND[zustand]}${wann}`
    }),
  ].join('\n')
}

function antragText({ referenz, art, status, erstellt, begruendung }: AntragTabelle): string {
  const kopf = `${referenz}: ${ANTRAGSNAME[art]} vom ${zeitText(erstellt)}, ${ANTRAGSTATUS[status]}`
  return begruendung ? `${kopf}\n  Begründung: ${begruendung.replaceAll('\n', '\n  ')}` : kopf
}

function erinnerungText({ referenz, frist, status, erstellt, version, seite }: ErinnerungTabelle): string {
  const wann = zeitText(erstellt)
  return `${referenz}: ${FRISTNAME[frist]}, ${ERINNERUNGSSTATUS[status]}, eingegangen am ${wann} (Einwilligung Fassung ${version}, Seite ${seite}). Nach der Erinnerung wird die Adresse gelöscht.`
}

const { firma, strasse, plz, ort, email } = site.betreiber
const HINWEISE = `Was Sie dazu wissen sollten
---------------------------
Verantwortlich: ${firma}, ${strasse}, ${plz} ${ort}, ${email}
Zweck: Vergleich von Krankenkassenprämien, Beantwortung Ihrer Anfrage und Kontaktaufnahme.
Herkunft: Sie haben die Angaben im Formular auf ${site.domain} selbst gemacht.
Dauer: Anfragen werden 24 Monate nach dem Eingang gelöscht.
Empfänger: der Betreiber; Versicherer nur, wenn Sie der Weitergabe zugestimmt haben.
Ausserdem gespeichert: verschlüsselte Prüfwerte Ihrer Adresse, die Anfragen zuordnen und Missbrauch begrenzen. Aus ihnen lässt sich die Adresse nicht lesen.
Sie können die Löschung Ihrer Daten auf ${site.domain}/datenschutz-verwaltung verlangen.`
