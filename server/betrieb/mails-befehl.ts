import type { Kysely } from 'kysely'
import { MAILART } from '#content/recht/akten.ts'
import { kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import { listGescheiterte, retryGescheiterte } from '#db/ausgang.ts'
import type { Tabellen, Zeit } from '#db/schema.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import { tabelle } from './tabelle.ts'

export async function showMails(db: Kysely<Tabellen>, erneut: boolean, jetzt: Zeit): Promise<Befehlsausgabe> {
  const gescheiterte = await listGescheiterte(db)
  if (gescheiterte.length === 0) return { text: 'Es gibt keine gescheiterten Mails.' }
  const text = tabelle(
    ['Referenz', 'Entstanden', 'Mail', 'Versuche', 'Letzter Fehler'],
    gescheiterte.map(({ referenz, erstellt, art, versuche, letzter_fehler }) => [
      referenz,
      kurzerZeitText(erstellt),
      MAILART[art],
      String(versuche),
      letzter_fehler ?? '',
    ]),
  )
  if (!erneut) return { text: `${text}\n\nMit «mails --erneut» versucht sie der Server noch einmal.` }
  const anzahl = await retryGescheiterte(db, jetzt)
  return { text: `${text}\n\n${anzahl} Mails warten wieder auf den Versand; ein laufender Server sendet sie gleich.` }
}
