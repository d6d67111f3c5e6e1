import type { Tag } from '#domain/fristen.ts'
import { nochMoeglich } from '#domain/fristen-dezember.ts'
import { tagText } from './format.ts'
import { RECHT } from './rechte-beim-wechsel.ts'

export const ANLEITUNG = { name: 'Anleitung zum Wechsel', pfad: '/ratgeber/krankenkasse-wechseln-2026-anleitung' }

export type NachDerFristText = { satz: string; titel: string; punkte: { wer: string; text: string }[] }

/** What is still possible in December, first what most people can do at once; null while the ordinary change is. */
export function nachDerFrist(heute: Tag): NachDerFristText | null {
  const lage = nochMoeglich(heute)
  if (!lage) return null
  const { verpasst, mitteJahr, jahresende } = lage
  const aufJanuar = `auf den ${tagText(jahresende.wechsel)}, Meldung dort bis ${tagText(jahresende.eintreffen)}`
  return {
    satz: `Die Frist für einen ordentlichen Wechsel auf den ${tagText(verpasst)} ist vorbei.`,
    titel: 'Was noch möglich ist',
    punkte: [
      { wer: 'Anderes Modell bei Ihrer Kasse', text: `${RECHT.modellJederzeit.satz} Alle anderen: ${aufJanuar}.` },
      {
        wer: 'Andere Kasse',
        text: `Mit dem Standardmodell und Franchise 300 (Kinder: 0) auf den ${tagText(mitteJahr.wechsel)}, Kündigung dort bis ${tagText(mitteJahr.eintreffen)}. Alle anderen: ${aufJanuar}.`,
      },
      {
        wer: 'Andere Franchise bei Ihrer Kasse',
        text: `Eine höhere gibt es noch auf den ${tagText(verpasst)}, wenn die Kasse die Meldung jetzt noch annimmt: Fragen Sie gleich. Für eine tiefere ist die Frist vorbei.`,
      },
      { wer: 'Neu in der Schweiz, Geburt', text: RECHT.dreiMonate.satz },
      { wer: 'Umzug', text: RECHT.umzug.satz },
      { wer: 'Ihre Kasse hört auf', text: RECHT.kasseHoertAuf.satz },
    ],
  }
}
