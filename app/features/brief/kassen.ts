import { ladeVerzeichnis } from '#app/lib/orte/orte-laden.ts'
import { bekannterVersicherer, bekannteVersicherer, nachName } from '#domain/praemien/versicherer.ts'

export type Kasse = { nummer: number; name: string; adresse: readonly string[] }

/** All insurers by name. Without the directory a letter can still be written, with the address by hand. */
export async function ladeKassen(): Promise<readonly Kasse[]> {
  return nachName(await ausVerzeichnis().catch(bekannte))
}

async function ausVerzeichnis(): Promise<Kasse[]> {
  // An address is there when the official directory was imported.
  const { versicherer } = await ladeVerzeichnis()
  return versicherer.map(({ versicherer: nummer, name, adresse = [] }) => ({
    nummer,
    name: bekannterVersicherer(nummer) ?? name,
    adresse,
  }))
}

const bekannte = (): Kasse[] =>
  bekannteVersicherer().map(nummer => ({ nummer, name: bekannterVersicherer(nummer) ?? '', adresse: [] }))
