import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NichtAngenommen } from '#contract/bundle.ts'
import { ANNA } from '../tests/fixtures/anfragen/anna.ts'
import { NichtAngenommenSeite } from './nicht-angenommen.tsx'
import { StaticRouter } from './router.tsx'

const WERTE: NichtAngenommen['werte'] = {
  ...ANNA,
  krankenkasse: 'CSS',
  nachname: '"><script>alert(1)</script>',
  email: 'anna@',
  land: 'FR',
  nachricht: '\n</textarea><b>Zeile\nzwei',
  anliegen: 'beratung',
  datenschutzEinverstaendnis: true,
  weitergabeEinverstaendnis: false,
  website: '',
}

const html = (fehler: NichtAngenommen['fehler']) =>
  renderToString(
    <StaticRouter pathname="/kontakt">
      <NichtAngenommenSeite werte={WERTE} fehler={fehler} />
    </StaticRouter>,
  )

/** The control of that name, as it is written. */
const element = (text: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? ''

test('everything typed is there again, and harmless', () => {
  const text = html({ fehler: 'Ungültige Anfrage.', felder: { email: 'Falsch.' } })
  expect(element(text, 'vorname')).toContain('value="Anna"')
  expect(element(text, 'email')).toContain('value="anna@"')
  expect(element(text, 'nachname')).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  // The first line end belongs to the markup, not to the text (HTML 13.1.2.5).
  expect(text).toContain('>\n\n&lt;/textarea&gt;&lt;b&gt;Zeile\nzwei</textarea>')
  expect(text).toMatch(/<option[^>]* selected=""[^>]*>CSS</)
  expect(text).toMatch(/<option value="FR" selected=""/)
  expect(element(text, 'datenschutzEinverstaendnis')).toContain('checked=""')
  expect(element(text, 'weitergabeEinverstaendnis')).not.toContain(' checked=')
  expect(element(text, 'anliegen')).toContain('value="beratung"')
  expect(text).not.toMatch(/<script|<b>|style=/)
})

test('each complaint stands at its field, and above all of them in the order of the fields', () => {
  const text = html({
    fehler: 'Ungültige Anfrage.',
    felder: { datenschutzEinverstaendnis: 'Box fehlt.', plz: 'PLZ falsch.', nachricht: 'Nachricht fehlt.' },
  })
  const verweise = [...text.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, wort]) => [id, wort])
  expect(verweise).toEqual([
    ['kontakt-nachricht', 'Nachricht fehlt.'],
    ['kontakt-plz', 'PLZ falsch.'],
    ['kontakt-datenschutzEinverstaendnis', 'Box fehlt.'],
  ])
  for (const name of ['nachricht', 'plz', 'datenschutzEinverstaendnis']) {
    expect(element(text, name)).toContain(`id="kontakt-${name}"`)
    expect(element(text, name)).toContain('aria-invalid="true"')
    expect(element(text, name)).toContain(`aria-describedby="kontakt-${name}-note"`)
  }
  expect(element(text, 'ort')).not.toContain(' aria-invalid=')
})

test('without a field to correct the reason stands there, and what else one can do', () => {
  const text = html({ fehler: 'Ihre Anfrage konnte gerade nicht gespeichert werden.' })
  expect(text).toContain('Ihre Anfrage konnte gerade nicht gespeichert werden.')
  expect(text).toContain('href="tel:')
  expect(text).not.toContain('Bitte prüfen Sie diese Angaben')
})
