import { expect, it } from 'vitest'
import { platzhalterListe } from './platzhalter.ts'

it('lists each field that is left, without failing the audit', () => {
  expect(platzhalterListe(['betreiber.firma', 'dienste.mail'])).toEqual({
    umfang: '2 in site.config.ts',
    befunde: [],
    hinweise: ['betreiber.firma ist noch ein Platzhalter.', 'dienste.mail ist noch ein Platzhalter.'],
  })
})

it('says so when all are filled in', () => {
  expect(platzhalterListe([])).toEqual({ umfang: 'keine mehr in site.config.ts', befunde: [], hinweise: [] })
})
