import { writeFileSync } from 'node:fs'
import { SCHRIFTDATEI, schriftDerWebsite } from './build/schriftdatei.ts'

writeFileSync(SCHRIFTDATEI, await schriftDerWebsite())
console.log(`${SCHRIFTDATEI} ist geschrieben.`)
