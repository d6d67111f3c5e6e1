import { expect, test } from 'vitest'
import { alleSeiten, jeEine } from './seiten.ts'

const sitemap = (...pfade: string[]) =>
  pfade.map(pfad => `<url><loc>https://x.ch${encodeURI(pfad)}</loc></url>`).join('')

const seiten = alleSeiten(sitemap('/', '/faq', '/blog/prämien', '/blog/zwei'))
const finde = (gesucht: string) => seiten.find(({ pfad }) => pfad === gesucht)

test('knows the kind of every page, and adds those that no search engine gets', () => {
  expect(finde('/blog/prämien')).toEqual({ pfad: '/blog/prämien', art: 'blog-artikel', indexierbar: true, status: 200 })
  expect(finde('/danke-kontakt')).toMatchObject({ art: 'danke-kontakt', indexierbar: false, status: 200 })
  for (const pfad of ['/gibt-es-nicht', '/krankenkasse/gibt-es-nicht']) expect(finde(pfad)?.status).toBe(404)
})

test('one page of each kind is its first', () => {
  expect(jeEine(seiten.filter(({ indexierbar }) => indexierbar)).map(({ pfad }) => pfad)).toEqual([
    '/',
    '/faq',
    '/blog/prämien',
  ])
})

test('an address that no route knows is an error of the site', () => {
  expect(() => alleSeiten(sitemap('/verirrt'))).toThrow('/verirrt')
})
