import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { countAusgang } from '#db/ausgang.ts'
import { anfrageEinsendung } from '#server/anfragen/einsendung.ts'
import { gepruefteAnfrageZurPraemie } from '#server/anfragen/pruefung.ts'
import { acceptEinsendung } from '#server/annahme/annehmen.ts'
import { startAusgang } from '#server/jobs/ausgang.ts'
import { PROBE_MS } from '#server/jobs/ausgang-fristen.ts'
import { smtpZusteller } from '#server/mail/smtp.ts'
import { BEKANNTES, EIN_NETZ, MAIL_EINSTELLUNGEN, praemienKoerper } from '../../fixtures/anfragen/anfrage-muster.ts'
import { mitDatenbanken } from '../../fixtures/datenbank/datenbanken.ts'
import { startMailServer } from '../../fixtures/server/mail-server.ts'
import { LANG, umfang } from '../../fixtures/umfang.ts'

const stumm = { info() {}, warn() {}, error() {} }
const WEG_MS = umfang(0, 10 * 60_000)
const ANFRAGEN = umfang(60, 1_500)
const GEHEIMNIS = 'nur-fuer-tests-0123456789'

vi.setConfig({ testTimeout: WEG_MS + 300_000 })

mitDatenbanken(({ oeffne }) => {
  test('mail server away, enquiries go on: all their mails are out within 60 s of its return, each once', async () => {
    const db = await oeffne()
    const server = await startMailServer()
    await server.geht()
    // Short form: what the outbox waits until its next probe passes at once. Long form: real time throughout.
    let vorsprung = 0
    const jetzt = () => new Date(Date.now() + vorsprung)
    const transport = smtpZusteller(server.url, MAIL_EINSTELLUNGEN.mailVon)
    const ausgang = startAusgang({ db: db.kysely, transport, webhook: null, jetzt, log: stumm })
    const { wake } = ausgang
    const stelle = { db, geheimnis: GEHEIMNIS, anfragenLimit: 0, jetzt, wake }
    const umfeld = { seite: '/', einstellungen: MAIL_EINSTELLUNGEN, bekanntes: BEKANNTES }
    for (let nummer = 0; nummer < ANFRAGEN; nummer++) {
      const geprueft = gepruefteAnfrageZurPraemie(praemienKoerper({ email: `a${nummer}@example.ch` }), jetzt())
      if (geprueft.art === 'ungueltig') throw new Error(geprueft.fehler.fehler)
      const einsendung = anfrageEinsendung({ art: 'praemie', daten: geprueft.daten }, umfeld)
      await acceptEinsendung(stelle, einsendung, { netze: EIN_NETZ, schluessel: null })
      await delay(WEG_MS / ANFRAGEN)
    }
    expect(await countAusgang(db.kysely, jetzt().getTime())).toMatchObject({ wartend: 2 * ANFRAGEN })

    await server.kommt()
    const rueckkehr = jetzt().getTime()
    if (!LANG) vorsprung += PROBE_MS
    await server.hat(2 * ANFRAGEN)
    expect(jetzt().getTime() - rueckkehr).toBeLessThan(60_000)

    await ausgang.stop()
    await server.ende()
    expect(new Set(server.eingang.map(({ messageId }) => messageId)).size).toBe(2 * ANFRAGEN)
    expect(server.eingang).toHaveLength(2 * ANFRAGEN)
    expect(await countAusgang(db.kysely, jetzt().getTime())).toEqual({ wartend: 0, hoechstesAlter: 0, gescheitert: 0 })
  })
})
