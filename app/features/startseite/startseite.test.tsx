import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { Seite } from '#app/pages/home.tsx'
import { StaticRouter } from '#app/router.tsx'

const html = (jahr: number, datum: string) =>
  renderToStaticMarkup(
    <SeitenDatenContext
      value={{
        siteUrl: 'https://example.ch',
        datum,
        praemien: { jahr, quelle: 'BAG', versicherer: 36, regionen: 42 },
        gtmId: null,
      }}
    >
      <StaticRouter pathname="/">
        <Seite />
      </StaticRouter>
    </SeitenDatenContext>,
  )

test('the warning about 2026 stands only while the premiums are those of 2025', () => {
  expect(html(2025, '2025-11-15')).toContain('um durchschnittlich 4 bis 7 Prozent')
  expect(html(2026, '2025-11-15')).not.toContain('4 bis 7 Prozent')
})

test('the warning names the day on which the letter must be there', () => {
  const text = html(2025, '2025-11-15').replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('muss bis 28.11.2025 bei der Kasse eintreffen')
})

test('step names and the form of step 1 are in the HTML, after the hero', () => {
  const markup = html(2025, '2025-11-15')
  for (const name of ['Daten eingeben', 'Anfrage senden', 'Jahrgang', 'PLZ', 'Unfallversicherung'])
    expect(markup).toContain(name)
  expect(markup.indexOf('id="rechner"')).toBeGreaterThan(markup.indexOf('<h1'))
  expect(markup.match(/<h1/g)).toHaveLength(1)
})
