import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { Seite } from '#app/pages/home.tsx'
import { StaticRouter } from '#app/router.tsx'

/** As the server renders: parts that are fetched on demand are waited for. */
const html = async (jahr: number, datum: string) => {
  const { prelude } = await prerenderToNodeStream(
    <SeitenDatenContext
      value={{
        siteUrl: 'https://example.ch',
        datum,
        praemien: { jahr, quelle: 'BAG', versicherer: 36, regionen: 42, importiert: '2026-11-01' },
        gtmId: null,
      }}
    >
      <StaticRouter pathname="/">
        <Seite />
      </StaticRouter>
    </SeitenDatenContext>,
  )
  return (await text(prelude)).replaceAll('<!-- -->', '')
}

test('the warning about 2026 stands only while the premiums are those of 2025', async () => {
  expect(await html(2025, '2025-11-15')).toContain('um durchschnittlich 4 bis 7 Prozent')
  expect(await html(2026, '2025-11-15')).not.toContain('4 bis 7 Prozent')
})

test('the warning names the day on which the letter must be there', async () => {
  const satz = (await html(2025, '2025-11-15')).replaceAll(/<[^>]+>/g, '')
  expect(satz).toContain('muss bis 28.11.2025 bei der Kasse eintreffen')
})

test('step names and the form of step 1 are in the HTML, after the hero', async () => {
  const markup = await html(2025, '2025-11-15')
  for (const name of ['Daten eingeben', 'Anfrage senden', 'Jahrgang', 'PLZ', 'Unfallversicherung'])
    expect(markup).toContain(name)
  expect(markup.indexOf('id="rechner"')).toBeGreaterThan(markup.indexOf('<h1'))
  expect(markup.match(/<h1/g)).toHaveLength(1)
})
