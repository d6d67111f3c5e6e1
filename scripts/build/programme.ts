import { build } from 'vite'

type ProgramBundle = {
  /** Where each program starts, by its source. */
  quellen: string[]
  ordner: string
  /** For a single program that may still be running when the next build replaces its folder. */
  inEinerDatei?: boolean
}

/**
 * Puts programs for Node into a few files. A start from source spends half its time on finding and linking some 800 modules.
 * What the database layer and the demonstration data load only when needed is looked for from the folder: it lies in the checkout.
 */
export async function bundleProgramme({ quellen, ordner, inEinerDatei = false }: ProgramBundle): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // What draws pictures is a binary, which no bundle can hold.
    ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
    build: {
      ssr: true,
      outDir: ordner,
      emptyOutDir: !inEinerDatei,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: quellen,
        // Side by side, as one starts another.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          ...(inEinerDatei && { codeSplitting: false }),
        },
      },
    },
  })
}
