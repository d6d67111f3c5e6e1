import type { Kysely } from 'kysely'
import { markGescheitert, markGesendet, markVerschoben, releaseAusgang } from '#db/ausgang.ts'
import type { Tabellen } from '#db/schema.ts'
import type { Folge } from './ausgang-fristen.ts'

type Ausgangsvermerk = { id: string; folge: Folge }

export type Vermerke = {
  add: (id: string, folge: Folge) => void
  /** Writes what has gathered, together; what could not be written stays for the next call. */
  write: () => Promise<void>
}

/** Outcomes on their way into the table. They outlive a database that is away: what was sent stays known as sent. */
export function createVermerke(db: Kysely<Tabellen>, von: string, jetzt: () => Date): Vermerke {
  let offene: Ausgangsvermerk[] = []
  /** One write after the other: whoever asks for one may rely on all before it. */
  let letzter: Promise<void> = Promise.resolve()

  async function writeOffene(): Promise<void> {
    const diese = offene
    if (diese.length === 0) return
    offene = []
    try {
      await db.transaction().execute(tx => writeAlle(tx, diese))
    } catch (error) {
      offene = [...diese, ...offene]
      throw error
    }
  }

  async function writeAlle(tx: Kysely<Tabellen>, vermerke: readonly Ausgangsvermerk[]): Promise<void> {
    const gesendete = vermerke.filter(({ folge }) => folge.art === 'gesendet').map(({ id }) => id)
    if (gesendete.length > 0) await markGesendet(tx, gesendete, jetzt().getTime())
    for (const { id, folge } of vermerke) await writeEinen(tx, { id, von }, folge)
  }

  return {
    add: (id, folge) => offene.push({ id, folge }),
    write() {
      letzter = letzter.catch(() => {}).then(writeOffene)
      return letzter
    },
  }
}

async function writeEinen(tx: Kysely<Tabellen>, ausgang: { id: string; von: string }, folge: Folge): Promise<void> {
  if (folge.art === 'frei') await releaseAusgang(tx, { ...ausgang, ...folge })
  if (folge.art === 'verschoben') await markVerschoben(tx, { ...ausgang, ...folge })
  if (folge.art === 'gescheitert') await markGescheitert(tx, { ...ausgang, ...folge })
}
