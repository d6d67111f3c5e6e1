import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { sicherheit } from '../../tests/fixtures/server/sicherheit.ts'
import { inhaltsRichtlinie, sicherheitsKopf, sicherheitsKopfFuerSeiten } from './sicherheits-kopf.ts'

/** Lower numbers are more severe. */
const schwere = (richtlinie: string) =>
  new CspEvaluator(new CspParser(richtlinie).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ value }) => value)

const ohne = inhaltsRichtlinie(null)
const mit = inhaltsRichtlinie('GTM-ABC1234')

// Word for word: whoever widens the policy changes it here as well, and is asked why.
const MIT = {
  'default-src': "'none'",
  'script-src':
    "'self' https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/ https://googleads.g.doubleclick.net/pagead/viewthroughconversion/",
  'style-src': "'self'",
  'img-src':
    "'self' https://*.google-analytics.com https://*.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com https://google.com",
  'font-src': "'self'",
  'connect-src':
    "'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com https://google.com https://ad.doubleclick.net",
  'frame-src': 'https://www.googletagmanager.com https://td.doubleclick.net',
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
}

describe('the content security policy', () => {
  test('without a tag manager lets nothing in from outside', () => {
    expect(ohne).toBe(sicherheit['content-security-policy'])
  })

  test("with a tag manager adds Google's hosts to scripts, images, connections and frames", () => {
    const direktiven = mit.split('; ').map(text => [text.split(' ', 1)[0], text.slice(text.indexOf(' ') + 1)])
    expect(Object.fromEntries(direktiven)).toEqual(MIT)
    expect(direktiven).toHaveLength(12)
  })

  test.each([
    ['without', ohne],
    ['with', mit],
  ])('%s a tag manager: csp_evaluator finds nothing above MEDIUM_MAYBE', (_was, richtlinie) => {
    expect(schwere(richtlinie)).toEqual([])
  })

  test.each([
    "'unsafe-inline'",
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ])('the judgement notices %s among the scripts', quelle => {
    expect(schwere(mit.replace("script-src 'self'", `script-src 'self' ${quelle}`))).toEqual([quelle])
  })
})

const klein = (kopf: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(kopf).map(([name, wert]) => [name.toLowerCase(), wert]))

test('the headers of every answer, and those of pages', () => {
  expect(klein(sicherheitsKopf)).toEqual(sicherheit)
  expect(klein(sicherheitsKopfFuerSeiten(null))).toEqual(sicherheit)
  expect(klein(sicherheitsKopfFuerSeiten('GTM-ABC1234'))).toEqual({ ...sicherheit, 'content-security-policy': mit })
})
