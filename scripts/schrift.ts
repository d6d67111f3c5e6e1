import { writeFileSync } from 'node:fs'
import { SCHRIFTDATEI, schriftDerWebsite } from './lib/schriftdatei.ts'

writeFileSync(SCHRIFTDATEI, await schriftDerWebsite())
console.log(`${SCHRIFTDATEI} ist geschrieben.`)
