import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { erinnerungsWunsch } from '#contract/erinnerung.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { Tabellen } from '#db/schema.ts'
import { BEKANNTES, EIN_NETZ, MAIL_EINSTELLUNGEN } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { mitDatenbanken } from '../../tests/fixtures/datenbank/datenbanken.ts'
import { praemie, stelleMit } from '../../tests/fixtures/server/annahme-stelle.ts'
import { anfrageEinsendung } from '../anfragen/einsendung.ts'
import { antragEinsendung } from '../datenschutz/antrag-einsendung.ts'
import { erinnerungEinsendung } from '../erinnerung/einsendung.ts'
import { acceptEinsendung } from './annehmen.ts'
import type { Einsendung } from './einsendung.ts'

const EMAIL = 'anna@example.ch'
const umfeld = { seite: '/', einstellungen: MAIL_EINSTELLUNGEN, bekanntes: BEKANNTES }

const anfrage = (felder: object = {}) => {
  const { netze: _, seite: __, schluessel: ___, ...daten } = praemie({ email: EMAIL, ...felder })
  return anfrageEinsendung(daten, umfeld)
}
const antrag = () =>
  antragEinsendung(datenschutzAntrag.anfrage.parse({ email: EMAIL, requestType: 'deletion' }), MAIL_EINSTELLUNGEN)
const erinnerung = (felder: object = {}) =>
  erinnerungEinsendung(erinnerungsWunsch.anfrage.parse({ email: EMAIL, frist: 'jahresende', ...felder }), umfeld)

const ARTEN: [keyof Tabellen, () => Einsendung<{ referenz: string }>][] = [
  ['anfrage', anfrage],
  ['antrag', antrag],
  ['erinnerung', erinnerung],
]

const absender = (schluessel: string | null = null) => ({ netze: EIN_NETZ, schluessel })

const anzahl = async ({ kysely }: Datenbank, tabelle: keyof Tabellen) =>
  (await kysely.selectFrom(tabelle).selectAll().execute()).length

mitDatenbanken(({ oeffne }) => {
  describe.each(ARTEN)('%s', (tabelle, einsendung) => {
    test('a reference that is taken is drawn again, and the first try leaves no trace', async () => {
      const db = await oeffne()
      const { stelle } = stelleMit(db, 5)
      const nimmAn = (schluessel: string, referenzen: string[]) =>
        acceptEinsendung(stelle, einsendung(), absender(schluessel), () => referenzen.shift() ?? '')
      const schluessel = randomUUID()
      await nimmAn(randomUUID(), ['PL-1'])
      const zweite = await nimmAn(schluessel, ['PL-1', 'PL-1', 'PL-2'])
      expect(zweite).toMatchObject({ art: 'angenommen', antwort: { referenz: 'PL-2' }, wie: 'neu' })
      expect(await nimmAn(schluessel, ['PL-3'])).toEqual({ ...zweite, wie: 'wiederholt' })
      expect(await anzahl(db, tabelle)).toBe(2)
      expect(await anzahl(db, 'idempotenz')).toBe(2)
      const grenzen = await db.kysely.selectFrom('grenze').select('anzahl').execute()
      expect(new Set(grenzen.map(grenze => grenze.anzahl))).toEqual(new Set([2]))
    })

    test('a source that draws nothing free is an error, not an endless loop', async () => {
      const { stelle } = stelleMit(await oeffne())
      const nimmAn = () => acceptEinsendung(stelle, einsendung(), absender(), () => 'PL-1')
      await nimmAn()
      await expect(nimmAn()).rejects.toThrow()
    })

    test('the outbox is woken by what is new, not by a repeat, a conflict or a refusal', async () => {
      const { stelle, geweckt } = stelleMit(await oeffne(), 1)
      const schluessel = randomUUID()
      const arten = []
      for (const [dies, unter] of [
        [einsendung(), schluessel],
        [einsendung(), schluessel],
        [{ ...einsendung(), inhalt: 'anderes' }, schluessel],
        [einsendung(), null],
      ] as const)
        arten.push((await acceptEinsendung(stelle, dies, absender(unter))).art)
      expect(arten).toEqual(['angenommen', 'angenommen', 'schluessel-vergeben', 'grenze-erreicht'])
      expect(geweckt).toHaveLength(1)
    })
  })

  describe.each([
    ['anfrage', anfrage],
    ['erinnerung', erinnerung],
  ] as const)('a machine in the trap of %s', (_name, einsendung) => {
    test('is counted and answered like everybody else, and nobody is written to', async () => {
      const db = await oeffne()
      const { stelle, geweckt } = stelleMit(db, 1)
      const falle: Einsendung<{ referenz: string }> = einsendung({ website: 'https://spam.example' })
      const schluessel = randomUUID()
      const erste = await acceptEinsendung(stelle, falle, absender(schluessel))
      expect(erste).toMatchObject({ art: 'angenommen', wie: 'falle' })
      expect(await acceptEinsendung(stelle, falle, absender(schluessel))).toEqual({ ...erste, wie: 'wiederholt' })
      expect(await acceptEinsendung(stelle, falle, absender())).toMatchObject({ art: 'grenze-erreicht' })
      expect([await anzahl(db, 'ausgang'), await anzahl(db, 'token')]).toEqual([0, 0])
      expect(geweckt).toEqual([])
    })
  })

  test('only enquiries are limited by the address: nobody can use up what another has a right to', async () => {
    const { stelle } = stelleMit(await oeffne(), 1)
    const vonAnderswo = (nummer: number) => ({ netze: [{ netz: `192.0.2.${nummer}`, faktor: 1 }], schluessel: null })
    const zweimal = async (einsendung: Einsendung<{ referenz: string }>, nummer: number) => {
      await acceptEinsendung(stelle, einsendung, vonAnderswo(nummer))
      return (await acceptEinsendung(stelle, einsendung, vonAnderswo(nummer + 1))).art
    }
    expect(await zweimal(anfrage(), 10)).toBe('grenze-erreicht')
    expect(await zweimal(antrag(), 20)).toBe('angenommen')
    expect(await zweimal(erinnerung(), 30)).toBe('angenommen')
  })
})
