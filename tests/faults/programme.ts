import { rmSync } from 'node:fs'
import { build } from 'vite'
import { LANG } from '../fixtures/umfang.ts'

/** Inside the checkout: what the database layer loads only when needed is looked for from here. */
const ORDNER = 'var/test/programme'

/**
 * Puts each program the fault tests start into a few files, once. A process then spends half the time, which went into
 * finding and linking some 800 modules. The long form starts the source itself, as an operator does, and so do
 * abbild.test.ts and the tests in browsers.
 */
export default async function bundleProgramme(): Promise<() => void> {
  if (LANG) return () => {}
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // What draws pictures is a binary, which no bundle can hold.
    ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
    build: {
      ssr: true,
      outDir: ORDNER,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: ['server/main.ts', 'scripts/anfragen.ts', 'scripts/daten.ts'],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  process.env.PROGRAMME = ORDNER
  return () => rmSync(ORDNER, { recursive: true, force: true })
}
