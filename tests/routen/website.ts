import type { renderGanzeWebsite } from '../fixtures/texte/alle-seiten.ts'
import type { Seite } from '../fixtures/texte/gelesene-seiten.ts'

/** Everything the site answers, rendered once for all that walk through it. */
export type Website = {
  alles: Awaited<ReturnType<typeof renderGanzeWebsite>>
  seiten: Seite[]
  gefundene: Seite[]
  indexierbare: Seite[]
}
