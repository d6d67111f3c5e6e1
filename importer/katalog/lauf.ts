import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { HOECHSTENS_LADEN_MS } from './herunterladen.ts'
import { katalogadressen } from './katalog.ts'
import { checkKatalog } from './pruefung.ts'

/* One look at the catalogue, in a process of its own: the server starts it, so that its answers stay as fast. */

const { values } = parseArgs({
  options: {
    var: { type: 'string' },
    katalog: { type: 'string' },
    jetzt: { type: 'string' },
    zufall: { type: 'string' },
  },
})

try {
  // Not the lowest: beside a busy neighbour that one would hardly ever get its turn.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // A sandbox may forbid it; then it runs beside the server as any other process.
}

const adressen = katalogadressen(values.katalog ?? null)
if (adressen)
  await checkKatalog({
    varDir: values.var ?? 'var',
    adressen,
    fristen: { stilleMs: 20_000, signal: AbortSignal.timeout(HOECHSTENS_LADEN_MS), versuche: 3 },
    jetzt: Number(values.jetzt),
    zufall: Number(values.zufall),
  })
