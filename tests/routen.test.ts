import { beforeAll } from 'vitest'
import { renderGanzeWebsite } from './fixtures/texte/alle-seiten.ts'
import { gelesen } from './fixtures/texte/gelesene-seiten.ts'
import { pruefeAussagen } from './routen/aussagen.ts'
import { pruefeInhalt } from './routen/inhalt.ts'
import { pruefeKopf } from './routen/kopf.ts'
import { pruefeModellworte } from './routen/modellworte.ts'
import { pruefeRecht } from './routen/recht.ts'
import { pruefeRechte } from './routen/rechte.ts'
import { pruefeVerweise } from './routen/verweise.ts'
import type { Website } from './routen/website.ts'

/** Every test walks all pages; the failures come as a list, each with its page. */
const hier = {} as Website

beforeAll(async () => {
  const alles = await renderGanzeWebsite()
  const seiten = gelesen(alles.dokumente)
  const gefundene = seiten.filter(({ status }) => status === 200)
  const indexierbare = gefundene.filter(({ pfad }) => !pfad.startsWith('/danke-'))
  Object.assign(hier, { alles, seiten, gefundene, indexierbare })
})

pruefeKopf(hier)
pruefeInhalt(hier)
pruefeVerweise(hier)
pruefeRecht(hier)
pruefeRechte(hier)
pruefeAussagen(hier)
pruefeModellworte(hier)
