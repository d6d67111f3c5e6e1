import { expect, test } from 'vitest'
import { domainsOf, pathsOf, refusedCookies } from './tracking-cookies.ts'

const STATISTICS = ['_ga', '_ga_ABC123', '_gid', '_gat', '_gat_gtag_UA_1', '_dc_gtm_UA-1']
const MARKETING = ['_gcl_au', '_gcl_aw', '_gac_UA-1']
const OTHER = ['_gallery', 'ga', '_g', '']
const cookies = [...STATISTICS, ...OTHER, ...MARKETING].map(name => `${name}=1=2`).join('; ')

test.each([
  [false, false, [...STATISTICS, ...MARKETING]],
  [true, false, MARKETING],
  [false, true, STATISTICS],
  [true, true, []],
])('statistics %s, marketing %s: the cookies of the other purposes go', (statistics, marketing, refused) => {
  expect(refusedCookies(cookies, { statistics, marketing })).toEqual(refused)
})

test('every place a cookie may have been set for', () => {
  expect(domainsOf('www.praemienlotse.ch')).toEqual(['www.praemienlotse.ch', 'praemienlotse.ch', 'ch'])
  expect(pathsOf('/')).toEqual(['/'])
  expect(pathsOf('/blog/artikel')).toEqual(['/', '/blog', '/blog/artikel'])
})
