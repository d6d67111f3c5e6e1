import { expect, test } from 'vitest'
import { auswaertigeBefunde, fragAuswaertige } from './extern.ts'

const verweis = (von: string, ziel: string) => ({ von, ziel: new URL(ziel) })

test('asks every address once, whatever its fragment, and keeps the pages that name it', async () => {
  const gefragt: string[] = []
  const antworten = await fragAuswaertige(
    [verweis('/faq', 'https://b.ch/x#1'), verweis('/agb', 'https://b.ch/x#2'), verweis('/agb', 'https://a.ch/')],
    async adresse => {
      gefragt.push(adresse)
      if (adresse.includes('a.ch')) throw new Error('no route')
      return 200
    },
  )
  expect(gefragt.toSorted()).toEqual(['https://a.ch/', 'https://b.ch/x'])
  expect(antworten).toEqual([
    { adresse: 'https://a.ch/', von: ['/agb'], status: null },
    { adresse: 'https://b.ch/x', von: ['/faq', '/agb'], status: 200 },
  ])
})

test('without any answer nothing is blamed on the others', () => {
  const { befunde, hinweise } = auswaertigeBefunde([{ adresse: 'https://a.ch/', von: ['/'], status: null }])
  expect(befunde).toEqual([])
  expect(hinweise).toHaveLength(1)
})

test('a lost page and a lost host are found; a site that turns programs away is only named', () => {
  const { befunde, hinweise } = auswaertigeBefunde([
    { adresse: 'https://a.ch/', von: ['/'], status: 200 },
    { adresse: 'https://b.ch/', von: ['/faq'], status: 404 },
    { adresse: 'https://c.ch/', von: ['/agb', '/faq'], status: null },
    { adresse: 'https://d.ch/', von: ['/'], status: 403 },
  ])
  expect(befunde).toEqual([
    { wo: '/faq', was: 'https://b.ch/ antwortet mit 404.' },
    { wo: '/agb, /faq', was: 'https://c.ch/ antwortet nicht.' },
  ])
  expect(hinweise).toEqual(['https://d.ch/ weist Programme ab (403).'])
})
