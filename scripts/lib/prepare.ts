import { provideDaten } from '../../importer/ablage/bereitstellen.ts'
import { katalogadressen } from '../../importer/katalog/katalog.ts'
import { heuteInZuerich } from '../../server/zeit.ts'
import { buildIfNeeded } from '../build/build.ts'

type Vorbereitung = {
  varDir: string
  bagDaten: string | null | undefined
  praemienjahr?: number | null
  katalogUrl?: string | null
}

/** All that a server needs before it can start: premium data and a build. */
export async function prepare({
  varDir,
  bagDaten,
  praemienjahr = null,
  katalogUrl = null,
}: Vorbereitung): Promise<void> {
  await provideDaten({
    varDir,
    bagDaten: bagDaten ?? undefined,
    wunsch: praemienjahr,
    heute: heuteInZuerich(),
    katalog: katalogadressen(katalogUrl),
    log: satz => console.log(satz),
  })
  if (await buildIfNeeded()) console.log('Die Website ist gebaut.')
}
