import { beginTestlauf, typenUndLint, vitest } from './testlauf/testlauf.ts'

/** The inner loop: what can be known within a minute. `npm test` knows the rest. */
const { step, end } = beginTestlauf()
// Official figures are `npm run test:amtlich`.
delete process.env.BAG_DATEN
await step(...typenUndLint(), vitest('unit', { projects: ['unit', 'unit-fenster'] }))
end()
