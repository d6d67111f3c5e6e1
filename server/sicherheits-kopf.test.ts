import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { inhaltsRichtlinie } from './sicherheits-kopf.ts'

const befunde = (richtlinie: string) => new CspEvaluator(new CspParser(richtlinie).csp).evaluate()

test('csp_evaluator finds nothing above MEDIUM_MAYBE', () => {
  // Lower numbers are more severe.
  const schwer = befunde(inhaltsRichtlinie()).filter(befund => befund.severity < Severity.MEDIUM_MAYBE)
  expect(schwer).toEqual([])
})

test('the check notices an unsafe policy', () => {
  const unsicher = inhaltsRichtlinie().replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(befunde(unsicher).some(befund => befund.severity < Severity.MEDIUM_MAYBE)).toBe(true)
})

test('no exception for inline or evaluated code', () => {
  expect(inhaltsRichtlinie()).not.toContain('unsafe')
})

test('everything comes from this site: no other host, no scheme, no wildcard', () => {
  expect(inhaltsRichtlinie().match(/'none'|'self'/g)).toHaveLength(inhaltsRichtlinie().split('; ').length)
  expect(inhaltsRichtlinie()).not.toMatch(/[*:.]/)
})
