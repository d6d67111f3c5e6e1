import { beginTestlauf, typenUndLint, vitest } from './lib/testlauf.ts'

/** The inner loop: what can be known within a minute. `npm test` knows the rest. */
const { step, end } = beginTestlauf()
// Where official files lie, the tests that read them whole belong to the long run.
delete process.env.BAG_DATEN
await step(...typenUndLint(), vitest('unit', { projects: ['unit', 'unit-fenster'] }))
end()
