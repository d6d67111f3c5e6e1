import { expect, test } from 'vitest'
import { gelesen, type Linkantwort, linkBefunde } from './verweise.ts'

const URL_DER_SEITE = 'http://localhost:3000'
const ok = (...anker: string[]): Linkantwort => ({ status: 200, anker: new Set(anker) })

const befunde = (html: string, antworten: Record<string, Linkantwort>, von = '/faq') =>
  linkBefunde(gelesen(html, von, URL_DER_SEITE).verweise, new Map(Object.entries(antworten))).map(({ was }) => was)

test('reads links and files, each once, and no mail or phone address', () => {
  const { verweise, anker } = gelesen(
    `<link rel="stylesheet" href="/a.css"><h1 id="oben">x</h1><img src="bild.png">
     <a href="/agb#ende">1</a><a href="/agb#ende">2</a><a href="mailto:a@b.ch">3</a><a href="tel:+41">4</a>`,
    '/blog/prämien',
    URL_DER_SEITE,
  )
  expect(verweise.map(({ ziel }) => ziel.href)).toEqual([
    `${URL_DER_SEITE}/a.css`,
    `${URL_DER_SEITE}/agb#ende`,
    `${URL_DER_SEITE}/blog/bild.png`,
  ])
  expect([...anker]).toEqual(['oben'])
})

test('a link to an answer and to a place on it is fine', () => {
  const antworten = { '/agb': ok('ende'), '/blog/prämien': ok(), '/faq': ok('frage') }
  expect(befunde('<a href="/agb#ende"></a><a href="/blog/pr%C3%A4mien"></a><a href="#frage"></a>', antworten)).toEqual(
    [],
  )
})

test('a missing page, a redirect and a missing place are found', () => {
  const antworten = {
    '/weg': { status: 404, anker: null },
    '/alt?x=1': { status: 301, anker: null },
    '/agb': ok('anfang'),
  }
  expect(befunde('<a href="/weg"></a><a href="/alt?x=1"></a><a href="/agb#ende"></a>', antworten)).toEqual([
    '/weg antwortet mit 404.',
    '/alt?x=1 antwortet mit 301.',
    '/agb hat keine Stelle #ende.',
  ])
})

test('an address that nobody asked for is no silent success', () => {
  expect(befunde('<a href="/neu"></a>', {})).toEqual(['/neu wurde nicht gefragt.'])
})

test('a fragment that carries a value is no place, and one on a file is not looked for', () => {
  const antworten = { '/': ok(), '/bild.svg': { status: 200, anker: null } }
  expect(befunde('<a href="/#vergleich=ZH1-ERW-300-MIT"></a><img src="/bild.svg#teil">', antworten)).toEqual([])
})

test('the page for unknown addresses may name its own address, and no other may', () => {
  const antworten = { '/gibt-es-nicht': { status: 404, anker: new Set<string>() } }
  expect(befunde('<a href="#oben"></a>', antworten, '/gibt-es-nicht')).toEqual([
    '/gibt-es-nicht hat keine Stelle #oben.',
  ])
  expect(befunde('<a href="/gibt-es-nicht"></a>', antworten)).toEqual(['/gibt-es-nicht antwortet mit 404.'])
})
