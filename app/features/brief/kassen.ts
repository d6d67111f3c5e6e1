import { VERZEICHNIS_ADRESSE } from '#contract/daten.ts'
import { bekannterVersicherer, bekannteVersicherer, nachName } from '#domain/versicherer.ts'

export type Kasse = { nummer: number; name: string; adresse: readonly string[] }

/** What the letters read of the public directory; an address is there when the official directory was imported. */
type Verzeichnis = { versicherer: { versicherer: number; name: string; adresse?: string[] }[] }

const GEDULD = 10_000

/** All insurers by name. Without the directory a letter can still be written, with the address by hand. */
export async function ladeKassen(): Promise<readonly Kasse[]> {
  return nachName(await ausVerzeichnis().catch(bekannte))
}

async function ausVerzeichnis(): Promise<Kasse[]> {
  const antwort = await fetch(VERZEICHNIS_ADRESSE, { signal: AbortSignal.timeout(GEDULD) })
  if (!antwort.ok) throw new Error(`${antwort.status} ${VERZEICHNIS_ADRESSE}`)
  const { versicherer }: Verzeichnis = await antwort.json()
  return versicherer.map(({ versicherer: nummer, name, adresse = [] }) => ({
    nummer,
    name: bekannterVersicherer(nummer) ?? name,
    adresse,
  }))
}

const bekannte = (): Kasse[] =>
  bekannteVersicherer().map(nummer => ({ nummer, name: bekannterVersicherer(nummer) ?? '', adresse: [] }))
