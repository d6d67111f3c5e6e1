import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ENGINE_NAMES, findEngine, missingText } from './engines.ts'

test('an engine that is not on the machine is not found, and the text names its packages', () => {
  vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'empty-')))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(ENGINE_NAMES.map(name => [findEngine(name), missingText(name)])).toEqual([
    [undefined, 'Firefox fehlt (Pakete firefox-esr)'],
    [undefined, 'WebKit fehlt (Pakete webkit2gtk-driver und xvfb)'],
    [undefined, 'nginx fehlt (Pakete nginx und libnginx-mod-http-brotli-static)'],
  ])
})
