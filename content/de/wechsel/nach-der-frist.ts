import type { Tag } from '#domain/fristen/fristen.ts'
import { nochMoeglich } from '#domain/fristen/nach-der-frist.ts'
import { tagText } from '../zahlen/format.ts'
import { fristVorbei } from './fristen.ts'
import { RECHT } from './rechte-beim-wechsel.ts'

export const ANLEITUNG = { name: 'Anleitung zum Wechsel', pfad: '/ratgeber/krankenkasse-wechseln-2026-anleitung' }

export type NachDerFristText = { satz: string; titel: string; punkte: { wer: string; text: string }[] }

/** What is possible from December to March, first what most people can do at once; null while the next date is everybody’s. */
export function nachDerFrist(heute: Tag): NachDerFristText | null {
  const lage = nochMoeglich(heute)
  if (!lage) return null
  const { verpasst, mitteJahr, jahresende } = lage
  const alleAnderen = (was: string) =>
    `Alle anderen: auf den ${tagText(jahresende.wechsel)}, ${was} bis ${tagText(jahresende.eintreffen)}.`
  return {
    satz: verpasst
      ? fristVorbei(verpasst)
      : `Die nächste Kündigungsfrist ist der ${tagText(mitteJahr.eintreffen)}, aber nicht für alle.`,
    titel: verpasst ? 'Was noch möglich ist' : 'Was jetzt möglich ist',
    punkte: [
      {
        wer: 'Anderes Modell bei Ihrer Kasse',
        text: `${RECHT.modellJederzeit.satz} ${alleAnderen('Meldung bei Ihrer Kasse')}`,
      },
      { wer: 'Noch keine neue Kasse', text: RECHT.spaetAngemeldet.satz },
      {
        wer: 'Andere Kasse',
        text: `Auf den ${tagText(mitteJahr.wechsel)} können Sie die Kasse wechseln, wenn Sie das Standardmodell mit Franchise 300 haben (Kinder: 0): Die Kündigung muss bis ${tagText(mitteJahr.eintreffen)} bei Ihrer jetzigen Kasse sein. ${RECHT.franchiseImJuli.satz} ${alleAnderen('Kündigung')}`,
      },
      ...(verpasst ? [hoehereFranchise(verpasst)] : []),
      { wer: 'Neu in der Schweiz, Geburt', text: RECHT.dreiMonate.satz },
      { wer: 'Umzug', text: RECHT.umzug.satz },
      { wer: 'Ihre Kasse hört auf', text: RECHT.kasseHoertAuf.satz },
    ],
  }
}

const hoehereFranchise = (auf: Tag) => ({
  wer: 'Andere Franchise bei Ihrer Kasse',
  text: `Eine höhere gibt es noch auf den ${tagText(auf)}, wenn die Kasse die Meldung jetzt noch annimmt: Fragen Sie gleich. Für eine tiefere ist die Frist vorbei.`,
})
