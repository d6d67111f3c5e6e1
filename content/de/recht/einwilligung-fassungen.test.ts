import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ERINNERUNG_EINWILLIGUNG } from '../wechsel/erinnerung.ts'
import { einwilligungVon } from './einwilligung.ts'
import { FASSUNGEN } from './einwilligung-fassungen.ts'

/** Add a line for a new sentence; never change or remove one, for as long as a proof may name it. */
const PRUEFWERTE = [
  'de kontakt 2026-11 420ab8c23a89d2b17321f349d216ae4dbce294ba7dc25f69f4011214235f6bb9',
  'de weitergabe 2026-11 cff0925e7bf172f60570ff52f0562268d78d2945eb01be6173fcfb1872e245b1',
  'de erinnerung 2026-11 02bf4010c352c955980353302225da68119c154e7990c8a50f31c7f514ef339d',
  'de kontakt 2026-11-17 16d11aebf5d34e60f3e4d61f892b45480bfc5f50013673958b516b1ad660ca17',
  'de weitergabe 2026-11-17 f25aa0bae54f223161bd39112e3fd0a0421c260e20f50d1c06cc91f6d7877a53',
  'de kontakt 2026-11-18 2a8c61e7267b803139189301cf15baa120f32d0a7432a5392cd2ec2ed38fa49b',
  'de weitergabe 2026-11-18 f6a66f395f98240783a9cacbf3ceb02ccb02a7623fc7145887122f218ebe81a6',
]

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('no sentence that was ever shown is changed or missing', () => {
  const eintraege = FASSUNGEN.map(({ sprache, zweck, version, wortlaut }) => [
    sprache,
    zweck,
    version,
    sha256(wortlaut),
  ])
  expect(eintraege.map(eintrag => eintrag.join(' '))).toEqual(PRUEFWERTE)
})

test('what the forms show today is the newest entry of its purpose, word for word', () => {
  const neuste = (gesucht: string) => {
    const fassung = FASSUNGEN.findLast(({ zweck }) => zweck === gesucht)
    return [fassung?.version, fassung?.wortlaut]
  }
  const { version, kontakt, weitergabe } = einwilligungVon('{firma}')
  expect(neuste('kontakt')).toEqual([version, kontakt])
  expect(neuste('weitergabe')).toEqual([version, weitergabe])
  expect(neuste('erinnerung')).toEqual([ERINNERUNG_EINWILLIGUNG.version, ERINNERUNG_EINWILLIGUNG.wortlaut])
})

test('each has a version of its own', () => {
  const namen = FASSUNGEN.map(({ sprache, zweck, version }) => `${sprache} ${zweck} ${version}`)
  expect(new Set(namen).size).toBe(namen.length)
})

test('days on which they began follow each other', () => {
  const tage = FASSUNGEN.map(({ ab }) => ab)
  expect(tage.every(tag => /^\d{4}-\d\d-\d\d$/.test(tag))).toBe(true)
  expect(tage).toEqual(tage.toSorted())
})
