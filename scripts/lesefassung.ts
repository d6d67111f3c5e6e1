import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderFassungen } from '../tests/fixtures/texte/alle-seiten.ts'
import { lesetext, saisonfassungen } from '../tests/fixtures/texte/saison.ts'
import { buildIfNeeded } from './build/build.ts'

const [ordner = 'var/lesefassung'] = process.argv.slice(2)
const fassungen = saisonfassungen()
await buildIfNeeded()
for (const [index, dokumente] of (await renderFassungen(fassungen)).entries()) {
  const ziel = join(ordner, fassungen[index]?.name ?? '')
  mkdirSync(ziel, { recursive: true })
  for (const dokument of dokumente.filter(({ typ }) => typ.startsWith('text/html')))
    writeFileSync(join(ziel, `${dokument.pfad.slice(1).replaceAll('/', '-') || 'home'}.txt`), `${lesetext(dokument)}\n`)
}
console.log(`Alle Seiten als Text liegen unter ${ordner}.`)
