import { parseArgs } from 'node:util'
import type { Benchteil } from './messung.ts'

type Benchaufruf = { teile: readonly Benchteil[]; gegen: string | undefined }

/** What is to be measured: without names everything. A text says what is wrong with the arguments. */
export function aufrufVon(args: string[], alle: readonly Benchteil[]): Benchaufruf | string {
  const gelesen = gelesene(args)
  if (!gelesen) return `Unverständlich: ${args.join(' ')}\n\n${anleitung(alle)}`
  const { positionals: namen, values } = gelesen
  const unbekannte = namen.filter(name => !alle.some(teil => teil.name === name))
  if (unbekannte.length > 0) return `Unbekannt: ${unbekannte.join(', ')}\n\n${anleitung(alle)}`
  return { teile: alle.filter(({ name }) => namen.length === 0 || namen.includes(name)), gegen: values.gegen }
}

function gelesene(args: string[]) {
  try {
    return parseArgs({ args, options: { gegen: { type: 'string' } }, allowPositionals: true })
  } catch {
    return undefined
  }
}

const anleitung = (alle: readonly Benchteil[]) =>
  [
    'Aufruf: npm run bench [-- TEIL …] [--gegen COMMIT]',
    '',
    ...alle.map(({ name, misst }) => `  ${name.padEnd(16)}${misst}`),
  ].join('\n')
