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
  const bekannte = [...VON_NODE, ...namen('server/einstellungen/config.ts', /^ {4}([A-Z_]+): /gm)]
  expect(gegeben.length).toBeGreaterThan(1)
  expect(gegeben.filter(name => !bekannte.includes(name ?? ''))).toEqual([])
})

test('nothing runs on an image without a version', () => {
  const abbilder = [...namen('compose.yaml', /image: (\S+)/g), ...namen('Dockerfile', /^FROM (\S+)/gm)]
  expect(abbilder.length).toBeGreaterThan(3)
  expect(abbilder.filter(abbild => !/:v?\d+\.\d+/.test(abbild ?? ''))).toEqual([])
})

test('nginx sees the folder of the website alone, and nobody passes it by', () => {
  const [, website = '', nginx = ''] = readFileSync('compose.yaml', 'utf8').split(/^ {2}(?:website|nginx):$/m)
  const konfiguration = readFileSync('deploy/nginx.conf', 'utf8')
  expect(website).not.toContain('ports:')
  expect(website).toContain("'website:/website/var/website'")
  const eingehaengt = /volumes: \[(.*)\]/.exec(nginx)?.[1]
  expect(eingehaengt).toBe("'./deploy/nginx.conf:/etc/nginx/nginx.conf:ro', 'website:/srv/praemienlotse:ro'")
  expect(/ports: .*:(\d+)'/.exec(nginx)?.[1]).toBe(/^ *listen (\d+);/m.exec(konfiguration)?.[1])
  expect(namen('deploy/nginx.conf', /server website:(\d+);/g)).toEqual(namen('Dockerfile', /^EXPOSE (\d+)/gm))
})

test('limits count visitors, not nginx', () => {
  expect(namen('compose.yaml', /TRUST_PROXY: \S+:-(\S+)\}/g)).toEqual(['172.30.33.0/24'])
  expect(namen('compose.yaml', /subnet: ([\d./]+)/g)).toEqual(['172.30.33.0/24'])
})

test('how to answer stands in no file of the machine', () => {
  expect(
    namen('deploy/nginx.conf', /^\s*(add_header|location|error_page|map|types|try_files|return|rewrite|proxy_\w+)\s/gm),
  ).toEqual([])
  expect(namen('deploy/nginx.conf', /^\s*include \/srv\/praemienlotse\/(\S+);/gm)).toEqual([
    'nginx/http.conf',
    'nginx/server.conf',
  ])
})
