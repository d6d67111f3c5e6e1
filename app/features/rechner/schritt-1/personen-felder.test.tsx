import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { Alter, alterVon } from './personen-felder.tsx'

function gesagt(geburtsjahr: number, heute: string, praemienjahr: number): string {
  const praemien = { jahr: praemienjahr, quelle: 'BAG' as const, versicherer: 1, regionen: 1, importiert: '2025-11-01' }
  const alter = alterVon(String(geburtsjahr), Number(heute.slice(0, 4)))
  if (alter === undefined) throw new Error(`${geburtsjahr} is no birth year`)
  return renderToStaticMarkup(
    <SeitenDatenContext value={{ siteUrl: 'https://x.ch', datum: heute, praemien, gtmId: null }}>
      <Alter alter={alter} />
    </SeitenDatenContext>,
  ).replaceAll(/<[^>]+>/g, '')
}

const KIND_2026 = '2026 gilt noch die Prämie für Kinder: bis Ende des Jahres mit dem 18. Geburtstag.'

test.each([
  // Turning 18 this year: a child's premium until 31 December, that of a young adult from 1 January on.
  [2008, '2026-11-18', 2026, `Alter: 18 Jahre (Kind) ${KIND_2026}`],
  [2008, '2026-11-18', 2027, 'Alter: 18 Jahre (junge/r Erwachsene/r)'],
  [2008, '2027-01-05', 2027, 'Alter: 19 Jahre (Erwachsene/r)'],
  // The tables of the year before are the newest ones.
  [2008, '2027-01-05', 2026, `Alter: 19 Jahre (Kind) ${KIND_2026}`],
  [2009, '2026-11-18', 2027, 'Alter: 17 Jahre (Kind)'],
  [2007, '2026-11-18', 2026, 'Alter: 19 Jahre (Erwachsene/r)'],
  [2001, '2026-11-18', 2027, 'Alter: 25 Jahre (Erwachsene/r)'],
  [1986, '2026-11-18', 2027, 'Alter: 40 Jahre (Erwachsene/r)'],
  [2025, '2026-11-18', 2027, 'Alter: 1 Jahr (Kind)'],
  [2027, '2026-11-18', 2027, 'Noch nicht geboren (Kind)'],
])('born in %i, on %s with premiums of %i: %s', (geburtsjahr, heute, jahr, erwartet) => {
  expect(gesagt(geburtsjahr, heute, jahr)).toBe(erwartet)
})
