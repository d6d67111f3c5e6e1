import { describe, expect, test } from 'vitest'
import type { Franchise } from '../kosten/franchise.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'
import { fristDesWechsels, nochMoeglich, type Versicherter } from './nichts-tun-fristen.ts'

const versicherter = (typ: Tarif['typ'], franchise: Franchise, geburtsjahr = 1992): Versicherter => ({
  ...{ versicherer: 8, typ, franchise, geburtsjahr, klasse: geburtsjahr < 2008 ? 'AKL-ERW' : 'AKL-KIN' },
})
const ORDENTLICH = versicherter('TAR-BASE', 300)

/** Insurers 8 and 9 go on, 7 does not. */
const NAECHSTES = { jahr: 2027, tarife: [{ versicherer: 8 }, { versicherer: 9 }] }

describe('the deadline of a way', () => {
  const zu = (von: Versicherter, versicherer: number, typ: string, heute = '2026-11-30') =>
    fristDesWechsels(von, { versicherer, typ: typ as Tarif['typ'] }, NAECHSTES, heute)
  const bis30 = { art: 'kuendigung', frist: { eintreffen: '2026-11-30', wechsel: '2027-01-01' }, offen: true }

  test('another insurer: the end of November (KVG 7 para. 2), to the day', () => {
    expect(zu(ORDENTLICH, 9, 'BASE')).toMatchObject(bis30)
    expect(zu(ORDENTLICH, 9, 'BASE', '2026-12-01')).toMatchObject({ ...bis30, offen: false })
    expect(zu(ORDENTLICH, 9, 'PRAXIS')).toMatchObject(bis30)
  })
  test('a letter is posted a week earlier', () => {
    const perPost = (heute: string) => {
      const frist = zu(ORDENTLICH, 9, 'BASE', heute)
      return frist.art === 'kuendigung' && frist.perPost
    }
    expect(['2026-11-23', '2026-11-24'].map(perPost)).toEqual([true, false])
  })
  test('from the ordinary insurance to a model of the same insurer: at any time (KVV 100 para. 2)', () => {
    for (const heute of ['2026-11-16', '2026-12-31'])
      expect(zu(ORDENTLICH, 8, 'TEL_DIG', heute)).toEqual({ art: 'jederzeit' })
    expect(zu(versicherter('TAR-BASE', 0, 2015), 8, 'PRAXIS')).toEqual({ art: 'jederzeit' })
    expect(zu(ORDENTLICH, 8, 'BASE')).toMatchObject(bis30)
  })
  test('from a model (KVV 100 para. 3) or an elective franchise (KVV 94 para. 2): the end of November', () => {
    expect(zu(versicherter('TAR-HAM', 300), 8, 'BASE')).toMatchObject(bis30)
    expect(zu(versicherter('TAR-HAM', 300), 8, 'TEL_DIG')).toMatchObject(bis30)
    expect(zu(versicherter('TAR-BASE', 2500), 8, 'PRAXIS')).toMatchObject(bis30)
    expect(zu(versicherter('TAR-BASE', 300, 2015), 8, 'PRAXIS')).toMatchObject(bis30)
  })
  test('an insurer that goes lets its insured go (KVG 7 para. 4)', () => {
    const verlassen = { ...ORDENTLICH, versicherer: 7 }
    expect(zu(verlassen, 9, 'BASE', '2026-12-01')).toMatchObject({ ...bis30, art: 'vertragsende', offen: false })
  })
  test('a Sunday brings it forward: in 2025 the 28th', () => {
    expect(
      fristDesWechsels(ORDENTLICH, { versicherer: 9, typ: 'TAR-BASE' }, { ...NAECHSTES, jahr: 2026 }, '2025-11-29'),
    ).toMatchObject({
      ...{ frist: { eintreffen: '2025-11-28' }, offen: false },
    })
  })
})

describe('what is still possible', () => {
  const arten = (wer: Versicherter, heute: string) => nochMoeglich(wer, NAECHSTES, heute).map(({ art }) => art)

  test('in November', () => {
    expect(nochMoeglich(versicherter('TAR-HAM', 1000), NAECHSTES, '2026-11-16')).toEqual([
      { art: 'kasse', bis: '2026-11-30', ab: '2027-01-01' },
      { art: 'modell', bis: '2026-11-30', ab: '2027-01-01' },
      { art: 'franchise-senken', bis: '2026-11-30', ab: '2027-01-01' },
      { art: 'franchise-erhoehen', ab: '2027-01-01' },
    ])
    expect(arten(ORDENTLICH, '2026-11-30')).toEqual(['kasse', 'modell-jederzeit', 'franchise-erhoehen'])
    expect(arten(versicherter('TAR-BASE', 2500), '2026-11-30')).toEqual(['kasse', 'modell', 'franchise-senken'])
  })
  test('in December: a higher franchise, and a model for who has the ordinary insurance', () => {
    expect(nochMoeglich(ORDENTLICH, NAECHSTES, '2026-12-01')).toEqual([
      { art: 'modell-jederzeit' },
      { art: 'franchise-erhoehen', ab: '2027-01-01' },
      { art: 'kasse-spaeter', bis: '2027-03-31', ab: '2027-07-01' },
    ])
    expect(nochMoeglich(versicherter('TAR-HAM', 2500), NAECHSTES, '2026-12-31')).toEqual([
      { art: 'kasse-spaeter', bis: '2027-11-30', ab: '2028-01-01' },
      { art: 'modell-spaeter', bis: '2027-11-30', ab: '2028-01-01' },
    ])
  })
  test('nothing at an insurer that goes', () => {
    const verlassen = { ...versicherter('TAR-HAM', 1000), versicherer: 7 }
    expect([arten(verlassen, '2026-11-30'), arten(verlassen, '2026-12-01')]).toEqual([['kasse'], []])
  })
  test('from 1 January on a franchise rises no more for that year', () => {
    expect(arten(ORDENTLICH, '2027-01-01')).toEqual(['modell-jederzeit', 'kasse-spaeter'])
  })
  test('the franchises are those of the class to come', () => {
    // Born 2008: 600 is a child's highest, and 2500 is open to a young adult.
    expect(arten(versicherter('TAR-BASE', 600, 2008), '2026-12-01')).toEqual([
      ...['franchise-erhoehen', 'kasse-spaeter', 'modell-spaeter'],
    ])
    expect(arten(versicherter('TAR-BASE', 600, 2015), '2026-12-01')).toEqual(['kasse-spaeter', 'modell-spaeter'])
  })
})
