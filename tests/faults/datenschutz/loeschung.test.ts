import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Datenbank } from '#db/datenbank.ts'
import type { Zusteller } from '#server/jobs/ausgang-zustellung.ts'
import { emlZusteller } from '#server/mail/eml.ts'
import { abzug, mitStelle, oeffneStelle } from '../../fixtures/server/datenschutz-stelle.ts'

const MARKE = 'Zwiebelfisch7391'
const EMAIL = `${MARKE.toLowerCase()}@example.ch`

/** Where the marker stands, in any case of letters: tables and files under VAR_DIR. */
async function treffer(db: Datenbank, varDir: string): Promise<string[]> {
  const tabellen = Object.entries(await abzug(db)).filter(([, zeilen]) => enthaelt(JSON.stringify(zeilen)))
  const dateien = readdirSync(varDir, { recursive: true, withFileTypes: true })
    .filter(eintrag => eintrag.isFile())
    .map(eintrag => join(eintrag.parentPath, eintrag.name))
    .filter(pfad => enthaelt(readFileSync(pfad, 'latin1')) || enthaelt(pfad))
  return [...tabellen.map(([name]) => name), ...dateien.map(pfad => pfad.slice(varDir.length + 1))]
}

const enthaelt = (text: string) => text.toLowerCase().includes(MARKE.toLowerCase())

const UEBERALL_MARKE = {
  praemie: {
    firstName: MARKE,
    lastName: MARKE,
    email: EMAIL,
    city: MARKE,
    strasse: MARKE,
    nummer: MARKE,
    currentInsurance: MARKE,
    currentFranchise: MARKE,
    preferredInsurance: MARKE,
    preferredFranchise: MARKE,
    selectedModel: MARKE,
    monthlyPremium: MARKE,
    beduerfnisse: MARKE,
    personen: [{ geburtsjahr: '2015', franchise: MARKE, krankenkasse: MARKE, modell: MARKE, praemie: MARKE }],
  },
  kontakt: {
    krankenkasse: MARKE,
    vorname: MARKE,
    nachname: MARKE,
    // The same mailbox, typed otherwise.
    email: EMAIL.toUpperCase(),
    strasse: MARKE,
    nummer: MARKE,
    ort: MARKE,
    nachricht: MARKE,
  },
}

mitStelle(hier => {
  async function pflanze(): Promise<void> {
    await hier.stelle.frageAn('praemie', UEBERALL_MARKE.praemie)
    await hier.stelle.frageAn('kontakt', UEBERALL_MARKE.kontakt)
    await hier.stelle.frageAn('kontakt', { ...UEBERALL_MARKE.kontakt, website: MARKE })
    await hier.stelle.beantrage(EMAIL, 'portability', MARKE)
    await hier.stelle.mails()
  }

  describe('a confirmed deletion', () => {
    it('leaves nothing of the address but a hash, anywhere', async () => {
      await pflanze()
      const fremde = await hier.stelle.frageAn('kontakt', { email: 'andere@example.ch' })
      expect((await hier.stelle.beantrage(EMAIL, 'access', MARKE)).statusCode).toBe(201)
      // Sent and still there as a file: the copy of everything.
      expect((await hier.stelle.bestaetige(await hier.stelle.token(EMAIL, 'access'))).json()).toEqual({ art: 'access' })
      await hier.stelle.beantrage(EMAIL, 'deletion', MARKE)
      await hier.stelle.mails()
      const token = await hier.stelle.token(EMAIL, 'deletion')
      expect(await treffer(hier.db, hier.ort.varDir)).toEqual(expect.arrayContaining(['anfrage', 'antrag']))
      expect(
        (await treffer(hier.db, hier.ort.varDir)).filter(pfad => pfad.endsWith('.eml')).length,
      ).toBeGreaterThanOrEqual(7)

      expect((await hier.stelle.bestaetige(token)).json()).toEqual({ art: 'deletion' })
      await hier.stelle.mails()
      expect(await treffer(hier.db, hier.ort.varDir)).toEqual([])

      const uebrig = await abzug(hier.db)
      expect(uebrig.anfrage).toMatchObject([{ referenz: fremde }])
      expect(uebrig.einwilligung).toHaveLength(2)
      expect(uebrig.antrag).toHaveLength(3)
      for (const antrag of uebrig.antrag) expect(antrag).toMatchObject({ email: null, begruendung: null })
      expect(uebrig.antrag).toContainEqual(
        expect.objectContaining({ art: 'deletion', status: 'erledigt', email_hash: expect.stringMatching(/^.{43}$/) }),
      )
      expect(await hier.stelle.mails('andere@example.ch')).toHaveLength(1)
    })

    it('tells the operator which enquiries are gone, and nobody else', async () => {
      const referenz = await hier.stelle.frageAn('kontakt', { email: EMAIL })
      await hier.stelle.beantrage(EMAIL, 'deletion')
      await hier.stelle.mails()
      await hier.stelle.bestaetige(await hier.stelle.token(EMAIL, 'deletion'))
      const mails = await hier.stelle.mails()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.to).toMatchObject([{ address: 'betreiber@praemienlotse.example' }])
      expect(mails[0]?.text).toContain(referenz)
    })

    it('spares what came after it was confirmed', async () => {
      await hier.stelle.frageAn('kontakt', { email: EMAIL })
      await hier.stelle.beantrage(EMAIL, 'deletion')
      await hier.stelle.ende()
      // Confirmed, but for an hour no process runs that carries it out.
      const bestaetigt = hier.stelle.jetzt().getTime()
      await hier.db.kysely.updateTable('antrag').set({ status: 'bestaetigt', bestaetigt }).execute()
      hier.stelle.vor(3_600_000)
      const spaetere = await hier.stelle.frageAn('kontakt', { email: EMAIL })
      hier.stelle = oeffneStelle(hier.db, hier.ort.varDir)
      await hier.stelle.carryOut()
      const { anfrage, token: tokens, einwilligung } = await abzug(hier.db)
      expect(anfrage).toMatchObject([{ referenz: spaetere }])
      expect(tokens).toHaveLength(1)
      expect(einwilligung).toHaveLength(2)
    })
  })

  describe('a mail that is being sent while its person is deleted', () => {
    it('comes back neither in the table nor as a file', async () => {
      await hier.stelle.ende()
      const unterwegs = Promise.withResolvers<void>()
      const weiter = Promise.withResolvers<void>()
      const datei = emlZusteller(hier.ort.varDir, 'website@praemienlotse.example')
      const langsam: Zusteller = {
        async send(zeile) {
          if (zeile.art === 'betreiber') {
            unterwegs.resolve()
            await weiter.promise
          }
          return datei.send(zeile)
        },
        close() {},
      }
      hier.stelle = oeffneStelle(hier.db, hier.ort.varDir, { zusteller: langsam })
      await hier.stelle.frageAn('kontakt', UEBERALL_MARKE.kontakt)
      await unterwegs.promise
      hier.stelle.vor(1000)
      await hier.stelle.beantrage(EMAIL, 'deletion')
      const token = await hier.stelle.token(EMAIL, 'deletion')
      expect((await hier.stelle.bestaetige(token)).statusCode).toBe(200)
      // The body is gone at once; the row itself is still held by the sender.
      expect(await treffer(hier.db, hier.ort.varDir)).toEqual([])
      expect((await abzug(hier.db)).ausgang).toContainEqual(expect.objectContaining({ art: 'betreiber', inhalt: null }))

      weiter.resolve()
      await expect.poll(() => treffer(hier.db, hier.ort.varDir), { timeout: 60_000 }).not.toEqual([])
      await expect
        .poll(
          async () => {
            await hier.stelle.carryOut()
            return [
              await treffer(hier.db, hier.ort.varDir),
              (await abzug(hier.db)).ausgang.map(zeile => (zeile as { art: string }).art),
            ]
          },
          { timeout: 60_000 },
        )
        .toEqual([[], ['antrag-meldung']])
    })
  })

  describe("'Das war ich nicht'", () => {
    it('deletes that one enquiry with all its traces, and tells the operator', async () => {
      const bleibt = await hier.stelle.frageAn('kontakt', { email: EMAIL, nachricht: 'Diese bleibt.' })
      await hier.stelle.mails()
      hier.stelle.vor(1000)
      const weg = await hier.stelle.frageAn('kontakt', { email: EMAIL, nachricht: 'Weissdornhecke' })
      await hier.stelle.mails()
      const token = await hier.stelle.token(EMAIL, 'widerruf')

      expect((await hier.stelle.bestaetige(token)).json()).toEqual({ art: 'widerruf' })
      const mails = await hier.stelle.mails()
      const { anfrage, ausgang, token: tokens, idempotenz, einwilligung } = await abzug(hier.db)
      expect(anfrage).toMatchObject([{ referenz: bleibt }])
      expect([einwilligung, tokens, idempotenz].map(zeilen => zeilen.length)).toEqual([2, 1, 1])
      expect(JSON.stringify(ausgang)).not.toContain('Weissdornhecke')
      expect(readdirSync(join(hier.ort.varDir, 'mail')).filter(datei => datei.startsWith(weg))).toHaveLength(1)
      expect(mails.filter(({ text }) => text?.includes('Weissdornhecke'))).toEqual([])
      expect(mails.find(({ subject }) => subject?.includes(weg))?.to).toMatchObject([
        { address: 'betreiber@praemienlotse.example' },
      ])
      expect((await hier.stelle.bestaetige(token)).statusCode).toBe(410)
    })
  })
})
