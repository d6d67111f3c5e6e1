import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { type AusgangArt, claimAusgang, type GeholterAusgang, renewAusgang } from '#db/ausgang.ts'
import type { Tabellen } from '#db/schema.ts'
import { errorSpot } from '../prozess/log.ts'
import { ERNEUERUNG_MS, type Folge, folgeAus, PROBE_MS, SPERRE_MS } from './ausgang-fristen.ts'
import { createVermerke } from './ausgang-vermerke.ts'
import type { Zusteller, Zustellung } from './ausgang-zustellung.ts'

export type KanalLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export type KanalOptionen = {
  name: 'mail' | 'webhook'
  arten: readonly AusgangArt[]
  db: Kysely<Tabellen>
  zusteller: Zusteller
  /** How many deliveries may be under way at once. */
  parallel: number
  /** Who holds what it takes: different for every process. */
  von: string
  jetzt: () => Date
  log: KanalLog
}

export type Kanal = {
  /** Notes what is done, then takes what is due as far as hands are free. True: there may be more. */
  runRound: () => Promise<boolean>
  /** Resolves once half of the hands are free. */
  halbFrei: () => Promise<void>
  /** Resolves once all that is under way now has ended and wants to be noted; null while nothing is. */
  ausgeliefert: () => Promise<unknown> | null
  /** Resolves when nothing is under way and everything is noted. */
  leer: () => Promise<void>
}

/** Everything that goes to one other side. Whether that side is there is known per channel. */
export function createKanal(optionen: KanalOptionen): Kanal {
  const { name, arten, db, parallel, von, jetzt, log } = optionen
  const vermerke = createVermerke(db, von, jetzt)
  const unterwegs = new Map<string, Promise<void>>()
  let naechsteErneuerung = 0
  /** Null while the other side answers, else when to ask again. */
  let naechsteProbe: number | null = null

  async function runRound(): Promise<boolean> {
    await vermerke.write()
    const zeit = jetzt().getTime()
    await holdOn(zeit)
    const hoechstens = freieHaende()
    if (hoechstens === 0) return false
    const geholte = await claimAusgang(db, { arten, hoechstens, von, bis: zeit + SPERRE_MS, jetzt: zeit })
    for (const ausgang of geholte) {
      const zustellung = deliver(ausgang).finally(() => unterwegs.delete(ausgang.id))
      unterwegs.set(ausgang.id, zustellung)
    }
    return geholte.length === hoechstens
  }

  async function holdOn(zeit: number): Promise<void> {
    if (unterwegs.size === 0 || zeit < naechsteErneuerung) return
    await renewAusgang(db, { ids: [...unterwegs.keys()], von, bis: zeit + SPERRE_MS })
    naechsteErneuerung = zeit + ERNEUERUNG_MS
  }

  function freieHaende(): number {
    if (naechsteProbe === null) return parallel - unterwegs.size
    return unterwegs.size === 0 && jetzt().getTime() >= naechsteProbe ? 1 : 0
  }

  async function deliver(ausgang: GeholterAusgang): Promise<void> {
    const zustellung = await attempt(optionen, ausgang)
    noteGegenstelle(zustellung)
    const folge = folgeAus(zustellung, ausgang.versuche, jetzt().getTime())
    report(optionen, ausgang, folge)
    vermerke.add(ausgang.id, folge)
  }

  function noteGegenstelle(zustellung: Zustellung): void {
    const warDa = naechsteProbe === null
    const istDa = zustellung.art !== 'weg' && zustellung.art !== 'abgebrochen'
    naechsteProbe = istDa ? null : jetzt().getTime() + PROBE_MS
    if (istDa && !warDa) log.info({ kanal: name }, 'Die Gegenstelle nimmt wieder an.')
    if (!istDa && warDa) log.warn({ kanal: name, code: zustellung.code }, 'Die Gegenstelle ist weg; alles wartet.')
  }

  return {
    runRound,
    async halbFrei() {
      while (unterwegs.size > parallel / 2) await Promise.race(unterwegs.values())
    },
    ausgeliefert: () => (unterwegs.size === 0 ? null : Promise.all(unterwegs.values())),
    leer: () => Promise.all(unterwegs.values()).then(vermerke.write),
  }
}

async function attempt({ name, zusteller, log }: KanalOptionen, ausgang: GeholterAusgang): Promise<Zustellung> {
  try {
    return await zusteller.send(ausgang)
  } catch (error) {
    const details = { kanal: name, referenz: ausgang.referenz, fehler: errorSpot(error) }
    log.error(details, 'Unerwarteter Fehler im Ausgang.')
    return { art: 'abgelehnt', code: 'INTERN' }
  }
}

function report({ name, log }: KanalOptionen, { referenz, art }: GeholterAusgang, folge: Folge): void {
  if (folge.art === 'gesendet' || folge.art === 'frei') return
  const details = { kanal: name, referenz, art, code: folge.code, versuche: folge.versuche }
  if (folge.art === 'gescheitert') log.error(details, 'Nicht zugestellt; «npm run anfragen -- mails» zeigt es.')
  else log.warn(details, 'Noch nicht zugestellt; ein weiterer Versuch folgt.')
}
