import { VERSICHERER } from '#content/versicherer/index.ts'
import { versichererName } from '#content/versicherer/name.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

/** An insurer by its name on this site, with the address of its profile if it has one. */
export function kasse(nummer: number, { ohneProfil = [] }: SeitenDaten['praemien']): { name: string; pfad?: string } {
  const profil = VERSICHERER.find(eintrag => eintrag.nummer === nummer)
  if (profil) return { name: profil.name, pfad: `/krankenkasse/${profil.slug}` }
  const neue = new Map(ohneProfil.map(({ versicherer, name }) => [versicherer, name]))
  return { name: versichererName(nummer, neue) }
}
