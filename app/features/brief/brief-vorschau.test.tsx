import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { briefAus, ersteEingabe } from './angaben.ts'
import { BriefVorschau } from './brief-vorschau.tsx'
import type { Brief } from './brieftext.ts'

const DATUM = '2025-11-15'
const html = (brief: Brief) => renderToStaticMarkup(<BriefVorschau brief={brief} />)
const texte = (brief: Brief) => [
  ...brief.absender,
  ...brief.empfaenger,
  brief.ortDatum,
  brief.titel,
  ...brief.vorher,
  ...brief.personen.kopf,
  ...brief.personen.zeilen.flat(),
  ...brief.nachher,
  ...brief.unterschriften,
]

test('shows every line of the letter that the PDF shows', () => {
  const [person] = ersteEingabe({}, DATUM).personen
  const brief = briefAus(
    {
      ...ersteEingabe(
        {
          art: 'anmeldung',
          personen: [{ aktuelleKasse: null, neueKasse: 8, modell: 'HMO', franchise: 1500 }],
          plz: '8001',
          ort: 'Zürich',
        },
        DATUM,
      ),
      strasse: 'Bärengasse 3',
      personen: [{ ...person, name: 'Jörg Müller', geburt: '5.1.1988' }],
    },
    [{ nummer: 8, name: 'CSS', adresse: ['Tribschenstrasse 21', '6002 Luzern'] }],
    DATUM,
  )
  const markup = html(brief)
  for (const text of [...texte(brief), 'Einschreiben', 'Freundliche Grüsse']) expect(markup).toContain(text)
  expect(markup).not.toMatch(/\sstyle=/)
})

test('before anything is typed every missing line is one to write on, and the date stands alone', () => {
  const brief = briefAus(ersteEingabe({}, DATUM), [], DATUM)
  expect(brief.ortDatum.replaceAll('\u00a0', ' ')).toBe('15. November 2025')
  // Three of the sender, one of the insurer.
  expect(html(brief).match(/border-edge/g)).toHaveLength(4)
})
