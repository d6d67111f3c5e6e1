import { expect, test } from 'vitest'
import { nachDerFrist } from './nach-der-frist.ts'

test('December says what is left, each with its day; before that nothing is said', () => {
  expect(nachDerFrist('2026-11-30')).toBeNull()
  const text = nachDerFrist('2026-12-01')
  expect(text?.satz).toBe('Die Frist für einen ordentlichen Wechsel auf den 1. Januar 2027 ist vorbei.')
  const [modell, kasse, franchise] = text?.punkte ?? []
  expect(modell?.text).toContain('dürfen Sie jederzeit in ein anderes Modell Ihrer Kasse wechseln')
  expect(modell?.text).toContain('auf den 1. Januar 2028, Meldung dort bis 30. November 2027')
  expect(kasse?.text).toContain('auf den 1. Juli 2027')
  expect(kasse?.text).toContain('bis 31. März 2027')
  expect(kasse?.text).toContain('auf den 1. Januar 2028, Meldung dort bis 30. November 2027')
  expect(franchise?.text).toContain('auf den 1. Januar 2027, wenn die Kasse die Meldung jetzt noch annimmt')
})
