import { expect, test } from 'vitest'
import { auditErgebnis } from './audit.ts'

test('a registry without an answer is told, not passed', () => {
  const { offen, hinweise } = auditErgebnis({})
  expect(offen).toBe(true)
  expect(hinweise?.[0]).toContain('keine Auskunft')
})

test('an answer without vulnerabilities is clean, one with them names package, severity and reason', () => {
  expect(auditErgebnis({ vulnerabilities: {} })).toEqual({ umfang: expect.any(String), befunde: [] })
  const via = ['b', { title: 'Too greedy', url: 'https://example.org/1' }]
  expect(auditErgebnis({ vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2', via } } }).befunde).toEqual([
    { wo: 'a <2', was: 'high: durch b; Too greedy (https://example.org/1)' },
  ])
})
