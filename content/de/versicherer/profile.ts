import { GRUPPEN } from './profile/gruppen.ts'
import { NATIONALE } from './profile/national.ts'
import { NATIONALE_K_Z } from './profile/national-k-z.ts'
import { REGIONALE } from './profile/regional.ts'
import type { Profil } from './schema.ts'

/** By slug. Much text: for the server, which puts it into the pages. */
export const PROFILE: ReadonlyMap<string, Profil> = new Map(
  [...NATIONALE, ...NATIONALE_K_Z, ...GRUPPEN, ...REGIONALE].map(profil => [profil.slug, profil]),
)
