import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { inhaltsRichtlinie } from './sicherheits-kopf.ts'

const befunde = (richtlinie: string) => new CspEvaluator(new CspParser(richtlinie).csp).evaluate()

const ohne = inhaltsRichtlinie(null)
const mit = inhaltsRichtlinie('GTM-ABC1234')

test('csp_evaluator finds nothing above MEDIUM_MAYBE', () => {
  // Lower numbers are more severe.
  const schwer = befunde(ohne).filter(befund => befund.severity < Severity.MEDIUM_MAYBE)
  expect(schwer).toEqual([])
})

test('the check notices an unsafe policy', () => {
  const unsicher = ohne.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(befunde(unsicher).some(befund => befund.severity < Severity.MEDIUM_MAYBE)).toBe(true)
})

test('no exception for inline or evaluated code, with a tag manager neither', () => {
  expect(ohne + mit).not.toContain('unsafe')
})

test('everything comes from this site: no other host, no scheme, no wildcard', () => {
  expect(ohne.match(/'none'|'self'/g)).toHaveLength(ohne.split('; ').length)
  expect(ohne).not.toMatch(/[*:.]/)
})

test("a tag manager adds Google's hosts to scripts, images, connections and frames, and changes nothing else", () => {
  const direktiven = (richtlinie: string) => new Map(richtlinie.split('; ').map(text => [text.split(' ')[0], text]))
  const andere = [...direktiven(mit)].filter(([name, text]) => direktiven(ohne).get(name) !== text)
  expect(andere.map(([name]) => name)).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
  for (const [, text] of andere) {
    const hosts = text
      .split(' ')
      .slice(1)
      .filter(quelle => quelle !== "'self'")
    const google =
      /^https:\/\/(\*\.|[a-z0-9.]+\.)?(googletagmanager|google-analytics|analytics\.google|google|googleadservices|doubleclick|googlesyndication)\.(com|net)$/
    expect(hosts.filter(host => !google.test(host))).toEqual([])
  }
  expect(mit).not.toContain("'none' https")
})
