import type { Bildtext } from '#contract/bundle.ts'
import { site } from '#site-config'
import type { SeitenKopf } from './lib/seite.ts'
import { vorschauPfad } from './lib/vorschau-pfad.ts'

/** A page below another is named as in its breadcrumbs, with its parent as the heading; any other by its title. */
export function bildtext(pfad: string, { titel, bildTitel, krumen = [] }: SeitenKopf): Bildtext {
  const [eltern, ...weitere] = krumen
  const selbst = weitere.at(-1)
  if (eltern && selbst) return { datei: vorschauPfad(pfad), titel: bildTitel ?? selbst.name, rubrik: eltern.name }
  return { datei: vorschauPfad(pfad), titel: bildTitel ?? titel, rubrik: site.tagline }
}
