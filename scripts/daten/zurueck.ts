import { restoreVorherigen } from '#importer/ablage/zurueck.ts'

export async function zurueckBefehl(argumente: string[], env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  if (argumente.length > 0) return undefined
  const { jahre } = await restoreVorherigen(env.VAR_DIR || 'var')
  const welche = Object.entries(jahre).map(([jahr, { ordner }]) => `${jahr} («${ordner}»)`)
  return [
    `Zurückgeholt: ${welche.join(', ')}. Ein laufender Server zeigt sie in wenigen Sekunden.`,
    'Was der Katalog jetzt hat, wird nicht wieder übernommen, bis er etwas Neueres hat.',
  ]
}
