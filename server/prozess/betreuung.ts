import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VERMITTLER_PDF } from '#content/recht/vermittler.ts'
import { dienste } from '#site-config'
import { geheimnisWarnung } from '../einstellungen/geheimnis.ts'
import { ungenannteDienste } from '../einstellungen/platzhalter.ts'
import type { Dienstteile } from '../teile.ts'
import { seitenDaten } from '../website/auftrag.ts'
import { everyMinute, renderWebsite, startErneuerung } from '../website/erneuerung.ts'
import { writeNginx } from '../website/nginx.ts'
import { WEBSITE } from '../website/ordner.ts'

export type Betreuung = {
  /** Mails, requests, retention: once the tables are there. */
  startJobs: () => Promise<void>
  stop: () => void
}

/** What one process does for all: the website of now, warnings, jobs. Rejects if there is no website. */
export async function startBetreuung(teile: Dienstteile): Promise<Betreuung> {
  const { konfiguration, dist, build, bestand, schreibseite, website, jetzt, log } = teile
  const { varDir, seitenBrotli: brotli } = konfiguration
  const ende = new AbortController()
  // At every start, as this server may have other rules than the one before; before there is a website to serve by them.
  await writeNginx(join(varDir, WEBSITE), konfiguration.gtmId)
  const renew = await startErneuerung({
    async auftrag() {
      ende.signal.throwIfAborted()
      // An import may just have been faster.
      await bestand.refresh()
      const daten = seitenDaten(konfiguration, bestand, jetzt())
      return { dist, varDir, brotli, buildId: build.id, daten, kennung: bestand.kennung(), jetzt: jetzt().getTime() }
    },
    render: (auftrag, nebenBesuchern) => renderWebsite(auftrag, nebenBesuchern, ende.signal),
    website,
    log: { error: (...zeile: Parameters<typeof log.error>) => ende.signal.aborted || log.error(...zeile) },
  })
  bestand.onChange(renew)
  everyMinute(renew)

  const blatt = await readFile(join(dist, 'client', VERMITTLER_PDF)).catch(() => undefined)
  if (!blatt) log.warn(`Im Build fehlt ${VERMITTLER_PDF}: Bestätigungen gehen ohne Informationsblatt hinaus.`)
  const warnung = geheimnisWarnung(konfiguration.geheimnis, konfiguration.databaseUrl)
  if (warnung) log.warn(warnung)
  for (const satz of ungenannteDienste(konfiguration, dienste)) log.warn(satz)
  const notePraemienjahr = () => schreibseite.metriken?.setPraemienjahr(bestand.praemien().jahr)
  notePraemienjahr()
  bestand.onChange(notePraemienjahr)
  return {
    startJobs: () => schreibseite.startJobs(log, { blatt }),
    stop: () => ende.abort(),
  }
}
