import { stelleDatenBereit } from '../../importer/bereitstellen.ts'
import { site } from '../../site.config.ts'
import { buildIfNeeded } from './build.ts'

type Ziel = { varDir: string; bagDaten: string | null | undefined }

/** All that a server needs before it can start: premium data and a build. */
export async function prepare({ varDir, bagDaten }: Ziel): Promise<void> {
  await stelleDatenBereit({
    varDir,
    bagDaten: bagDaten ?? undefined,
    praemienjahr: site.praemienjahr,
    log: satz => console.log(satz),
  })
  if (await buildIfNeeded()) console.log('Die Website ist gebaut.')
}
