import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusedCookies } from '../../app/features/consent/tracking-cookies.ts'
import { COOKIE_EINSTELLUNGEN } from './rahmen/cookie-einstellungen.ts'
import { COOKIE_HINWEIS } from './rahmen/cookie-hinweis.ts'
import { bearbeitungen } from './seiten/bearbeitungen.ts'
import { COOKIES } from './seiten/cookies.ts'

const quelle = (datei: string) => readFileSync(new URL(`../../${datei}`, import.meta.url), 'utf8')
const dauer = (zweck: string) => COOKIES.find(({ einwilligung }) => einwilligung === zweck)?.dauer ?? ''

it('the privacy policy lists every name the site stores in the browser, and no other', () => {
  const wurzel = new URL('../..', import.meta.url).pathname
  const code = globSync('app/**/*.{ts,tsx}', { cwd: wurzel })
    .filter(datei => !datei.includes('.test.'))
    .map(quelle)
    .filter(text => /\b(local|session)Storage\b/.test(text))
    .join('\n')
  const namen = new Set([...code.matchAll(/'((?:cookie|calculator)[A-Z]\w+)'/g)].map(([, name]) => name))
  const gelistet = COOKIES.filter(({ ort }) => ort === 'Browser-Speicher').map(({ name }) => name)
  expect([...namen].toSorted()).toEqual(gelistet.toSorted())
})

it('banner and settings name the same times as the policy', () => {
  expect([dauer('Statistik'), dauer('Marketing')]).toEqual([
    'höchstens 14 Monate, sobald Sie zustimmen',
    'höchstens 24 Monate, sobald Sie zustimmen',
  ])
  expect(COOKIE_HINWEIS.titel).toBe('Cookies, sobald Sie zustimmen:')
  expect(COOKIE_HINWEIS.arten).toEqual([
    { name: 'Statistik', zusatz: '(Analysedienst): bis 14 Monate' },
    { name: 'Marketing', zusatz: '(Werbedienst): bis 24 Monate' },
  ])
  expect(COOKIE_EINSTELLUNGEN.statistik.hinweis).toContain('höchstens 14 Monate, sobald Sie zustimmen')
  expect(COOKIE_EINSTELLUNGEN.marketing.hinweis).toContain('höchstens 24 Monate, sobald Sie zustimmen')
  expect(bearbeitungen(true).map(({ dauer }) => dauer)).toContain(
    'höchstens 14 und höchstens 24 Monate, sobald Sie zustimmen',
  )
})

it.each([
  ['Statistik', { statistics: false, marketing: true }],
  ['Marketing', { statistics: true, marketing: false }],
] as const)('cookies listed under %s go when it is refused', (zweck, wahl) => {
  const namen = COOKIES.flatMap(({ name, einwilligung }) =>
    einwilligung === zweck ? [/\((_\w+)/.exec(name)?.[1] ?? ''] : [],
  )
  expect(namen).toHaveLength(1)
  expect(refusedCookies(`${namen[0]}_X=1`, wahl)).toEqual([`${namen[0]}_X`])
  expect(refusedCookies(`${namen[0]}_X=1`, { statistics: true, marketing: true })).toEqual([])
})
