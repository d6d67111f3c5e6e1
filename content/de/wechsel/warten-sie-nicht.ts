import { type Frist, naechsteFristJahresende, type Tag } from '#domain/fristen/fristen.ts'
import { nochMoeglich } from '#domain/fristen/nach-der-frist.ts'
import { tagText } from '../zahlen/format.ts'
import { TERMINE } from './fristen.ts'

/** Each mail of a day says the same. */
const SAETZE = new Map<Tag, string>()

/** To whoever has sent an enquiry: until when a cancellation must have arrived, whether we have called by then or not. */
export function wartenSieNicht(heute: Tag): string {
  const satz = SAETZE.get(heute) ?? neuerSatz(heute)
  SAETZE.set(heute, satz)
  return satz
}

function neuerSatz(heute: Tag): string {
  const verpasst = nochMoeglich(heute)?.verpasst
  return [
    'Wollen Sie die Grundversicherung wechseln?',
    ...(verpasst ? [`Auf den ${tagText(verpasst)} ist die Frist vorbei.`] : []),
    `Warten Sie nicht auf uns: Kündigung bis ${fristen(heute)}.`,
    'Dann muss sie bei Ihrer Kasse eintreffen; der Poststempel genügt nicht.',
  ].join(' ')
}

/** From December to March the middle of the year comes first, but not for everybody. */
function fristen(heute: Tag): string {
  const lage = nochMoeglich(heute)
  if (!lage) return tagText(naechsteFristJahresende(heute).eintreffen)
  const fuer = ({ eintreffen }: Frist, wer: string) =>
    `${tagText(eintreffen)} (${wer.charAt(0).toLowerCase()}${wer.slice(1)})`
  return `${fuer(lage.mitteJahr, TERMINE.wer['mitte-jahr'])} oder bis ${fuer(lage.jahresende, TERMINE.wer.jahresende)}`
}
