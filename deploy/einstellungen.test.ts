import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const namen = (datei: string, muster: RegExp) =>
  [...readFileSync(datei, 'utf8').matchAll(muster)].map(treffer => treffer[1])

/** Read by Node and its libraries. */
const VON_NODE = ['NODE_ENV']

// A setting with a wrong name would be passed over without a word.
test.each([
  ['compose.yaml', namen('compose.yaml', /^ {6}(?!POSTGRES)([A-Z_]+): /gm)],
  ['deploy/praemienlotse.service', namen('deploy/praemienlotse.service', /^Environment=([A-Z_]+)=/gm)],
  ['Dockerfile', namen('Dockerfile', /(?<=^ENV .*)\b([A-Z_]+)=/gm)],
])('%s gives only settings that exist', (_datei, gegeben) => {
  const bekannte = [...VON_NODE, ...namen('server/config.ts', /^ {4}([A-Z_]+): /gm)]
  expect(gegeben.length).toBeGreaterThan(1)
  expect(gegeben.filter(name => !bekannte.includes(name ?? ''))).toEqual([])
})

test('nothing runs on an image without a version', () => {
  const abbilder = [...namen('compose.yaml', /image: (\S+)/g), ...namen('Dockerfile', /^FROM (\S+)/gm)]
  expect(abbilder.length).toBeGreaterThan(3)
  expect(abbilder.filter(abbild => !/:v?\d+\.\d+/.test(abbild ?? ''))).toEqual([])
})
