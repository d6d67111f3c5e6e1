import { expect, test } from 'vitest'
import { nachDerFrist } from './nach-der-frist.ts'

const punkt = (heute: string, wer: string) => nachDerFrist(heute)?.punkte.find(einer => einer.wer === wer)?.text
const ANDERE_KASSE =
  'Auf den 1. Juli 2027 können Sie die Kasse wechseln, wenn Sie das Standardmodell mit Franchise 300 haben (Kinder: 0): Die Kündigung muss bis 31. März 2027 bei Ihrer jetzigen Kasse sein. Beim Wechsel auf den 1. Juli bleibt es bei der Franchise 300 (Kinder: 0); eine höhere gibt es erst auf den 1. Januar. Alle anderen: auf den 1. Januar 2028, Kündigung bis 30. November 2027.'

test('until 30 November and from April on nothing is said', () => {
  expect(nachDerFrist('2026-11-30')).toBeNull()
  expect(nachDerFrist('2027-04-01')).toBeNull()
})

test.each([
  ['2026-12-01', 'Die Frist für einen Wechsel auf den 1. Januar 2027 ist vorbei.', 'Was noch möglich ist'],
  ['2027-01-01', 'Die nächste Kündigungsfrist ist der 31. März 2027, aber nicht für alle.', 'Was jetzt möglich ist'],
  ['2027-03-31', 'Die nächste Kündigungsfrist ist der 31. März 2027, aber nicht für alle.', 'Was jetzt möglich ist'],
])('on %s: %s', (heute, satz, titel) => {
  expect(nachDerFrist(heute)).toMatchObject({ satz, titel })
  const [erster, zweiter] = nachDerFrist(heute)?.punkte ?? []
  expect(erster?.text).toMatch(/^Sie haben das Standardmodell mit Franchise 300/)
  expect(zweiter?.text).toMatch(/^Rechtzeitig gekündigt, aber noch nirgends angemeldet\?/)
  expect(punkt(heute, 'Andere Kasse')).toBe(ANDERE_KASSE)
  expect(punkt(heute, 'Anderes Modell bei Ihrer Kasse')).toMatch(
    /jederzeit in ein anderes Modell Ihrer Kasse.* auf den 1\. Januar 2028, Meldung bei Ihrer Kasse bis 30\. November 2027\.$/,
  )
})

test('a higher franchise is for December alone', () => {
  expect(punkt('2026-12-31', 'Andere Franchise bei Ihrer Kasse')).toContain('noch auf den 1. Januar 2027, wenn')
  expect(punkt('2027-01-01', 'Andere Franchise bei Ihrer Kasse')).toBeUndefined()
})
