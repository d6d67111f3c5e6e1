import { describe, expect, it } from 'vitest'
import { carryOutAntrag } from '#server/datenschutz/erledigen.ts'
import { mitStelle } from '../../fixtures/server/datenschutz-stelle.ts'

const ANNA = 'anna@example.ch'

mitStelle(hier => {
  describe('a confirmed request', () => {
    it('for access brings a copy to be read and one for machines', async () => {
      const referenz = await hier.stelle.frageAn('praemie', { email: ANNA, lastName: 'Müller-Äschbacher' })
      await hier.stelle.frageAn('kontakt', { email: 'andere@example.ch' })
      await hier.stelle.beantrage(ANNA, 'access', 'Ich möchte es wissen.')
      await hier.stelle.bestaetige(await hier.stelle.token(ANNA, 'access'))
      const antwort = (await hier.stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))
      const anhaenge = Object.fromEntries(
        (antwort?.attachments ?? []).map(({ filename, content }) => [filename?.split('.').at(-1), textAus(content)]),
      )
      expect(anhaenge.txt).toContain(`Prämienanfrage ${referenz}`)
      expect(anhaenge.txt).toContain('Nachname: Müller-Äschbacher')
      expect(anhaenge.txt).toContain('Einwilligung «Weitergabe an Versicherer»: nicht erteilt')
      expect(anhaenge.txt).toContain('Ich möchte es wissen.')
      const daten = JSON.parse(anhaenge.json ?? '')
      expect(daten).toMatchObject({ email: ANNA, anfragen: [{ referenz, angaben: { lastName: 'Müller-Äschbacher' } }] })
      expect(daten.anfragen[0].einwilligungen).toHaveLength(2)
      expect(daten.antraege).toMatchObject([{ art: 'access', begruendung: 'Ich möchte es wissen.' }])
      const [antrag] = await hier.db.kysely.selectFrom('antrag').selectAll().execute()
      expect(antrag).toMatchObject({ status: 'erledigt', email: null, begruendung: null })
    })

    it('for portability brings JSON and CSV', async () => {
      const referenz = await hier.stelle.frageAn('kontakt', { email: ANNA, nachricht: '=1+1' })
      await hier.stelle.beantrage(ANNA, 'portability')
      await hier.stelle.bestaetige(await hier.stelle.token(ANNA, 'portability'))
      const antwort = (await hier.stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Daten zum'))
      expect(antwort?.attachments.map(({ filename }) => filename?.split('.').at(-1))).toEqual(['json', 'csv'])
      const [json, csv] = (antwort?.attachments ?? []).map(({ content }) => textAus(content))
      expect(JSON.parse(json ?? '').anfragen).toMatchObject([{ referenz }])
      expect(csv).toContain(`"${referenz}";`)
      expect(csv).toContain(`"'=1+1"`)
    })

    it('finds nothing where nothing is, and says so', async () => {
      await hier.stelle.beantrage(ANNA, 'access')
      await hier.stelle.bestaetige(await hier.stelle.token(ANNA, 'access'))
      const antwort = (await hier.stelle.mails(ANNA)).find(({ subject }) => subject?.startsWith('Ihre Datenauskunft'))
      expect(antwort?.text).toContain('keine Anfrage gespeichert')
      expect(antwort?.attachments).toEqual([])
    })

    it('is carried out once, though several processes try, and after a crash', async () => {
      await hier.stelle.frageAn('kontakt', { email: ANNA })
      await hier.stelle.beantrage(ANNA, 'access')
      await hier.stelle.mails()
      await hier.stelle.ende()
      const { id } = await hier.db.kysely.selectFrom('antrag').select('id').executeTakeFirstOrThrow()
      const bestaetigt = hier.stelle.jetzt().getTime()
      await hier.db.kysely.updateTable('antrag').set({ status: 'bestaetigt', bestaetigt }).execute()
      const einstellungen = {
        siteUrl: 'https://praemienlotse.ch',
        betreiberEmail: 'betreiber@praemienlotse.example',
        mailVon: 'website@praemienlotse.example',
        webhook: false,
      }
      const prozess = { db: hier.db, geheimnis: 'egal', einstellungen, jetzt: hier.stelle.jetzt }
      const ergebnisse = await Promise.all(Array.from({ length: 5 }, () => carryOutAntrag(prozess, id)))
      expect(ergebnisse.filter(ergebnis => ergebnis !== null)).toMatchObject([{ art: 'access' }])
      const arten = await hier.db.kysely
        .selectFrom('ausgang')
        .select('art')
        .where('antrag_id', '=', id)
        .orderBy('art')
        .execute()
      expect(arten.map(({ art }) => art)).toEqual(['antrag-antwort', 'antrag-meldung'])
    })
  })
})

function textAus(inhalt: string | ArrayBuffer | Uint8Array): string {
  return typeof inhalt === 'string' ? inhalt : new TextDecoder('utf-8', { ignoreBOM: true }).decode(inhalt)
}
