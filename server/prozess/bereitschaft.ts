import type { FastifyBaseLogger } from 'fastify'
import type { Datenbank } from '#db/datenbank.ts'
import { schaden } from '#db/schadenssuche.ts'
import { type Datenbankstoerung, istDatenbankWeg, stoerungAus } from '#db/stoerung.ts'
import { errorSpot } from './log.ts'

/** However often somebody asks, an enquiry is stored for trial at most once in this time. */
const TAKT_MS = 1_000

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>

export type Bereitschaft = {
  /** Whether enquiries can be stored now. */
  check: () => Promise<boolean>
  /** The same database; what keeps a write from being stored is noted. */
  db: Datenbank
  /** Begins to log, and to look by itself whether an outage is over. */
  begin: (log: Log) => void
  end: () => void
}

/**
 * Knows whether enquiries can be stored: by storing one for trial, by what happens to real ones, and by reading all of a file. An
 * outage is logged once when it begins and once when it is over. A damaged file stays an outage until the process ends, and
 * nothing is stored in it any more, also where that would work: it will be replaced by a back-up, and an enquiry acknowledged
 * until then would be lost.
 */
export function bereitschaftVon(roh: Datenbank, datei: string): Bereitschaft {
  const stand = createStand(roh.art, datei)
  let probe: { seit: number; ergebnis: Promise<boolean> } | null = null
  let wecker: NodeJS.Timeout | undefined

  async function tryOut(): Promise<boolean> {
    try {
      const bereit = await roh.bereit()
      if (bereit) stand.noteEnde()
      return bereit && !stand.istEndgueltig()
    } catch (error) {
      stand.note(error)
      return false
    }
  }

  function check(): Promise<boolean> {
    if (stand.istEndgueltig()) return Promise.resolve(false)
    if (probe && performance.now() - probe.seit < TAKT_MS) return probe.ergebnis
    const neue = { seit: performance.now(), ergebnis: tryOut() }
    probe = neue
    // Before the tables are there nothing is stored, and nobody should wait for the next look.
    void neue.ergebnis.then(bereit => {
      if (!bereit && !stand.istGestoert() && probe === neue) probe = null
    })
    return neue.ergebnis
  }

  return {
    check,
    db: {
      ...roh,
      bereit: check,
      searchSchaden: async ende => {
        if (stand.istEndgueltig()) return
        await roh.searchSchaden(ende).catch((error: unknown) => {
          if (stoerungAus(error) === 'beschaedigt') stand.note(error)
        })
      },
      transaktion: async arbeit => {
        if (stand.istEndgueltig()) throw schaden('found before')
        try {
          return await roh.transaktion(arbeit)
        } catch (error) {
          if (!istDatenbankWeg(error)) throw error
          stand.note(error)
          // What a trial found out before this is no longer true.
          probe = null
          throw error
        }
      },
    },
    begin(log) {
      stand.begin(log)
      void check()
      wecker = setInterval(() => stand.istGestoert() && void check(), TAKT_MS).unref()
    },
    end: () => clearInterval(wecker),
  }
}

/** What is known of an outage, and what is logged of it. */
function createStand(datenbank: Datenbank['art'], datei: string) {
  let stoerung: Datenbankstoerung | null = null
  let log: Log | null = null
  const istEndgueltig = () => stoerung === 'beschaedigt' && datenbank === 'sqlite'
  return {
    istEndgueltig,
    istGestoert: () => stoerung !== null,
    begin(neuesLog: Log) {
      log = neuesLog
    },
    note(error: unknown) {
      const art = stoerungAus(error)
      const neu = stoerung === null || (art === 'beschaedigt' && stoerung !== art)
      if (stoerung !== 'beschaedigt') stoerung = art
      if (neu) log?.error({ fehler: errorSpot(error) }, stoerungsText(art, datenbank, datei))
    },
    noteEnde() {
      if (stoerung === null || istEndgueltig()) return
      stoerung = null
      log?.info('Die Datenbank nimmt wieder Anfragen an.')
    },
  }
}

/** For the log and the operator's command line: what is wrong, what it means, what to do. */
export function stoerungsText(art: Datenbankstoerung, datenbank: Datenbank['art'], datei: string): string {
  const bisDahin = 'Anfragen werden bis dahin mit 503 beantwortet; Seiten und Prämien gehen weiter.'
  switch (art) {
    case 'voll':
      return `Der Datenträger der Datenbank ist voll. Bitte schaffen Sie Platz. ${bisDahin}`
    case 'nur-lesbar':
      return `Die Datenbank lässt sich nur lesen. Bitte prüfen Sie Rechte, Einhängung oder ob es ein Replikat ist. ${bisDahin}`
    case 'weg':
      return `Die Datenbank ist nicht erreichbar oder nimmt nichts an. ${bisDahin}`
    case 'beschaedigt':
      if (datenbank === 'postgres')
        return `PostgreSQL meldet beschädigte Daten. Bitte holen Sie eine Sicherung zurück: docs/betrieb.md. ${bisDahin}`
      return `Die Datei «${datei}» ist beschädigt. Beenden Sie den Server, legen Sie die Datei mit ihren Nachbarn «-wal» und «-shm» beiseite und holen Sie die letzte Sicherung zurück: «npm run anfragen -- wiederherstellen DATEI». Ohne Sicherung entsteht beim nächsten Start eine leere. ${bisDahin}`
  }
}
