import { stelleDatenBereit } from '../../importer/bereitstellen.ts'
import { heuteInZuerich } from '../../server/zeit.ts'
import { buildIfNeeded } from './build.ts'

type Ziel = { varDir: string; bagDaten: string | null | undefined; praemienjahr?: number | null }

/** All that a server needs before it can start: premium data and a build. */
export async function prepare({ varDir, bagDaten, praemienjahr = null }: Ziel): Promise<void> {
  await stelleDatenBereit({
    varDir,
    bagDaten: bagDaten ?? undefined,
    wunsch: praemienjahr,
    heute: heuteInZuerich(),
    log: satz => console.log(satz),
  })
  if (await buildIfNeeded()) console.log('Die Website ist gebaut.')
}
