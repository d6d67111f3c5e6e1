import { expect, test } from 'vitest'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { countMail, countSchreiben, type Mailzweck } from './grenzen.ts'

const TAG = 86_400_000
const JETZT = Date.UTC(2026, 10, 15, 10)

mitDatenbanken(({ oeffne }) => {
  const zaehlerMit = async (anfragenLimit: number) => {
    const db = await oeffne()
    const stelle = { geheimnis: 'geheim', anfragenLimit }
    return (zweck: Mailzweck, jetzt = JETZT, email = 'anna@example.ch') =>
      db.transaktion(tx => countMail(tx, stelle, { zweck, email, jetzt }))
  }

  test('six mails a day to one mailbox over all kinds, the last two for access and deletion alone', async () => {
    const count = await zaehlerMit(10)
    const gesendet: string[] = []
    for (const zweck of [
      ...(['bestaetigung', 'erinnerung', 'portability', 'deletion'] as const),
      ...(['bestaetigung', 'erinnerung', 'portability'] as const),
      ...(['access', 'portability', 'deletion', 'access', 'deletion'] as const),
    ])
      if (await count(zweck)) gesendet.push(zweck)
    expect(gesendet).toEqual(['bestaetigung', 'erinnerung', 'portability', 'deletion', 'access', 'deletion'])
    expect(await count('access', JETZT, 'Anna+1@example.ch')).toBe(false)
    expect(await count('bestaetigung', JETZT, 'a.nna@example.ch')).toBe(true)
    expect(await count('access', JETZT + TAG - 1)).toBe(false)
    expect(await count('bestaetigung', JETZT + TAG)).toBe(true)
  })

  test.each(['access', 'deletion'] as const)('all six may be for %s', async zweck => {
    const count = await zaehlerMit(10)
    const antworten = []
    for (let i = 0; i < 7; i += 1) antworten.push(await count(zweck))
    expect(antworten).toEqual([true, true, true, true, true, true, false])
  })

  test('of many at once, however mixed, exactly six go out and at most four are of the other kinds', async () => {
    const count = await zaehlerMit(10)
    const zwecke = (['bestaetigung', 'erinnerung', 'portability', 'access', 'deletion'] as const).flatMap(zweck =>
      Array<Mailzweck>(6).fill(zweck),
    )
    const antworten = await Promise.all(zwecke.map(zweck => count(zweck)))
    const gesendet = zwecke.filter((_, i) => antworten[i])
    expect(gesendet).toHaveLength(6)
    expect(gesendet.filter(zweck => zweck !== 'access' && zweck !== 'deletion').length).toBeLessThanOrEqual(4)
  })

  test('without a limit of writes there is none of mails either', async () => {
    const count = await zaehlerMit(0)
    for (let i = 0; i < 7; i += 1) expect(await count('bestaetigung')).toBe(true)
  })

  test('writes count by network, and by address where that is asked for; never wait longer than the window', async () => {
    const db = await oeffne()
    const schreibe = (netz: string, emailHash?: string, jetzt = JETZT) =>
      db.transaktion(tx =>
        countSchreiben(
          tx,
          { geheimnis: 'geheim', anfragenLimit: 2 },
          { netze: [{ netz, faktor: 1 }], ...(emailHash && { emailHash }) },
          jetzt,
        ),
      )
    const warten = [await schreibe('a', 'anna'), await schreibe('b', 'anna'), await schreibe('c', 'anna')]
    expect(warten).toEqual([null, null, 600])
    expect([await schreibe('d'), await schreibe('e'), await schreibe('f')]).toEqual([null, null, null])
    expect([await schreibe('d'), await schreibe('d', 'berta', JETZT + 1_500)]).toEqual([null, 599])
    // The window was opened by a process whose clock is half a minute ahead.
    expect(await schreibe('d', undefined, JETZT - 30_000)).toBe(600)
  })
})
