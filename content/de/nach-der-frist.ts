import type { Tag } from '#domain/fristen.ts'
import { nochMoeglich } from '#domain/fristen-dezember.ts'
import { tagText } from './format.ts'

export const ANLEITUNG = { name: 'Anleitung zum Wechsel', pfad: '/ratgeber/krankenkasse-wechseln-2026-anleitung' }

export type NachDerFristText = { satz: string; titel: string; punkte: { wer: string; text: string }[] }

/** What is still possible in December; null while the ordinary change is. */
export function nachDerFrist(heute: Tag): NachDerFristText | null {
  const lage = nochMoeglich(heute)
  if (!lage) return null
  const { verpasst, mitteJahr, jahresende, franchiseBis } = lage
  return {
    satz: `Die Frist für einen ordentlichen Wechsel auf den ${tagText(verpasst)} ist vorbei.`,
    titel: 'Was noch möglich ist',
    punkte: [
      {
        wer: 'Andere Kasse',
        text: `auf den ${tagText(mitteJahr.wechsel)} im Standardmodell mit Franchise 300 (Kinder: 0), Kündigung dort bis ${tagText(mitteJahr.eintreffen)}. Alle anderen auf den ${tagText(jahresende.wechsel)}, Kündigung dort bis ${tagText(jahresende.eintreffen)}.`,
      },
      {
        wer: 'Höhere Franchise bei Ihrer Kasse',
        text: `auf den ${tagText(verpasst)}, wenn Sie es der Kasse bis ${tagText(franchiseBis)} melden. Für eine tiefere ist die Frist vorbei.`,
      },
      {
        wer: 'Anderes Modell bei Ihrer Kasse',
        text: 'Vom Standardmodell in ein günstigeres können Sie oft auch jetzt; ab wann, sagen die Bedingungen der Kasse.',
      },
      {
        wer: 'Neu in der Schweiz, Geburt',
        text: 'Sie haben drei Monate Zeit. Der Schutz gilt ab dem ersten Tag.',
      },
      {
        wer: 'Ihre Kasse hört auf oder ist am neuen Wohnort nicht tätig',
        text: 'Dann endet die Versicherung von Gesetzes wegen, und Sie wählen eine neue Kasse. Fragen Sie die bisherige nach dem Datum.',
      },
    ],
  }
}
