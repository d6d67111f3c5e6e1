import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { httpConf, serverConf, writeNginx } from './nginx.ts'

/* How nginx answers by these files, tests/engines/nginx.test.ts asks nginx itself. */

test('only pages of a site with a tag manager may load it', () => {
  expect(httpConf(null)).not.toContain('googletagmanager')
  expect(httpConf('GTM-ABC1234').match(/^.*googletagmanager.*$/gm)).toEqual([
    expect.stringMatching(/^ {2}"~\\\\.html\$" ".*https:\/\/www\.googletagmanager\.com\/gtm\.js/),
  ])
})

test('no body of an enquiry is written to the disk on its way', () => {
  expect(serverConf()).toMatch(/^client_max_body_size (\d+);\nclient_body_buffer_size \1;$/m)
})

test('the two files say nothing of the machine, and are written anew only when they change', async () => {
  const website = mkdtempSync(join(tmpdir(), 'nginx-'))
  await writeNginx(website, null)
  const ordner = join(website, 'nginx')
  expect(readdirSync(ordner).sort()).toEqual(['http.conf', 'server.conf'])
  const text = readFileSync(join(ordner, 'http.conf'), 'utf8') + readFileSync(join(ordner, 'server.conf'), 'utf8')
  expect(text).not.toMatch(/\b(?:root|listen|ssl\w*|server_name|upstream)\s/)
  expect(text).not.toContain(website)
  const inodes = () => ['http.conf', 'server.conf'].map(name => statSync(join(ordner, name)).ino)
  const vorher = inodes()
  await writeNginx(website, null)
  expect(inodes()).toEqual(vorher)
  await writeNginx(website, 'GTM-ABC1234')
  const nachher = inodes()
  expect([nachher[0] === vorher[0], nachher[1] === vorher[1]]).toEqual([false, true])
})
