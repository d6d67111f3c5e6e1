import { existsSync } from 'node:fs'
import { beginTestlauf, vitest } from './testlauf/testlauf.ts'

const { BAG_DATEN } = process.env
if (!BAG_DATEN) {
  console.log(
    'Ohne amtliche Dateien (BAG_DATEN=ORDNER) gibt es hier nichts zu prüfen. Ausgelassen sind alle Vergleiche mit amtlichen Zahlen: Prämien, Orte, Regionen, Verzeichnis der Versicherer, Zahlen in den Texten.',
  )
  process.exit(0)
}
if (!existsSync(BAG_DATEN)) {
  console.error(`Den Ordner «${BAG_DATEN}» (BAG_DATEN) gibt es nicht.`)
  process.exit(1)
}

/** What compares with official figures; everything else knows no other data than `npm test` has. */
const { step, end } = beginTestlauf()
await step(vitest('amtlich'))
end()
