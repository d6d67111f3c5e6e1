import { releaseGehaltene } from '#importer/ablage/gehalten.ts'
import { berichtszeilen } from '#importer/bericht.ts'
import { jahrAus } from './jahr.ts'

/** Lets in a table that was found implausible. */
export async function freigebenBefehl(argumente: string[], env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  const [jahr, ...weitere] = argumente
  if (weitere.length > 0) return undefined
  const welches = jahr === undefined ? undefined : jahrAus(jahr)
  return berichtszeilen(await releaseGehaltene(env.VAR_DIR || 'var', welches, new Date()))
}
