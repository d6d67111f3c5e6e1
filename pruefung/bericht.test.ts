import { expect, test } from 'vitest'
import { htmlFehler } from '../tests/fixtures/texte/html-regeln.ts'
import { ergebnisVon, type Teilergebnis } from './befund.ts'
import { berichtSeite } from './bericht.ts'

const seite = (...ergebnisse: Teilergebnis[]) =>
  berichtSeite({
    domain: 'example.ch',
    stand: new Date('2026-01-31T23:30:00Z'),
    rechner: '2 Kerne.',
    schrift: 'AAAA',
    abschnitte: ergebnisse.map((ergebnis, i) => ({ ...ergebnis, name: `teil${i}`, titel: `Teil ${i}`, sekunden: 1.4 })),
  })

const sauber: Teilergebnis = { umfang: 'Alles.', befunde: [] }

const voll: Teilergebnis = {
  umfang: 'Zwei Seiten.',
  befunde: [
    { wo: '/faq', was: '<img onerror="x"> & mehr' },
    { wo: '/agb', was: 'Zweitens' },
  ],
  hinweise: ['Nicht <b>gefragt</b>'],
  tabelle: { kopf: ['Seite', 'Note'], zeilen: Array.from({ length: 13 }, (_, i) => [`/s${i}`, String(i)]) },
  bilder: [{ datei: 'bilder/a.jpg', titel: '/faq', ansicht: 'Handy, hell', breite: 360, hoehe: 640 }],
}

test('says in its title and heading how much was found, and when, in Swiss time', () => {
  expect(seite(sauber, sauber)).toContain('<h1>Nichts gefunden</h1>')
  expect(seite(sauber, voll)).toContain('<h1>2 Befunde</h1>')
  expect(seite(sauber, voll)).toContain('<title>Prüfung: 2 Befunde – example.ch</title>')
  expect(seite(sauber)).toContain('1. Februar 2026')
})

test('shows findings, notes, tables and pictures, and nothing of them as markup', () => {
  const text = seite(voll)
  expect(text).toContain('<td>&lt;img onerror=&quot;x&quot;&gt; &amp; mehr</td>')
  expect(text).toContain('<li>Nicht &lt;b&gt;gefragt&lt;/b&gt;</li>')
  expect(text).toContain('<summary>13 Zeilen</summary>')
  expect(text).toContain('<img src="bilder/a.jpg" alt="/faq, Handy, hell" width="360"')
})

test('a question that nobody answered is open, not clean', () => {
  const text = seite({ ...sauber, offen: true })
  expect(text).toContain('<td>offen</td>')
  expect(text).toContain('<p>Offen.</p>')
})

test('is valid HTML', async () => {
  expect(await htmlFehler(seite(sauber, voll))).toEqual([])
})

test('a part that breaks off has found something', async () => {
  const pruefe = () => Promise.reject(new Error('Kein Browser'))
  const ziel = { url: '', varDir: '', seiten: [], zustaende: [], ordner: '' }
  const { befunde } = await ergebnisVon({ name: 'axe', titel: '', pruefe }, ziel)
  expect(befunde).toEqual([{ wo: 'axe', was: expect.stringContaining('Kein Browser') }])
})
