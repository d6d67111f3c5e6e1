import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabelle, Zelle } from './tabelle.tsx'

const Kopf = ({ spalten }: { spalten: readonly string[] }) => (
  <thead>
    <tr>
      {spalten.map(spalte => (
        <Zelle key={spalte} als="th">
          {spalte}
        </Zelle>
      ))}
    </tr>
  </thead>
)

const koerper = (
  <tbody>
    {['Bern', 'Uri'].map(kanton => (
      <tr key={kanton}>
        <Zelle als="td">{kanton}</Zelle>
        <Zelle als="td" align="right">
          {kanton.length}
        </Zelle>
      </tr>
    ))}
  </tbody>
)

/** What each cell of the body shows: the name of its column, and its own words. */
const zellen = (markup: string) =>
  [...markup.matchAll(/<td[^>]*data-spalte="(.*?)"[^>]*><span[^>]*>(.*?)<\/span>/g)].map(
    ([, name, text]) => `${name}: ${text}`,
  )

test('each cell knows the head of its column, written out or named', () => {
  const geschrieben = renderToStaticMarkup(
    <Tabelle>
      <thead>
        <tr>
          <Zelle als="th">Kanton</Zelle>
          <Zelle als="th">Zahl</Zelle>
        </tr>
      </thead>
      {koerper}
    </Tabelle>,
  )
  const benannt = renderToStaticMarkup(
    <Tabelle>
      <Kopf spalten={['Kanton', 'Zahl']} />
      {koerper}
    </Tabelle>,
  )
  for (const markup of [geschrieben, benannt])
    expect(zellen(markup)).toEqual(['Kanton: Bern', 'Zahl: 4', 'Kanton: Uri', 'Zahl: 3'])
})

test('it stays a table for whoever listens, and the names of columns are read once', () => {
  const markup = renderToStaticMarkup(
    <Tabelle>
      <Kopf spalten={['Kanton', 'Zahl']} />
      {koerper}
    </Tabelle>,
  )
  const anzahl = (rolle: string) => markup.split(`role="${rolle}"`).length - 1
  expect([anzahl('table'), anzahl('columnheader'), anzahl('row'), anzahl('cell')]).toEqual([1, 2, 2, 4])
})
