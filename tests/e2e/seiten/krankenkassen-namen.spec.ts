import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../hilfe/seiten.ts'

type Insurer = { versicherer: number; name: string }

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const json = async (request: APIRequestContext, path: string) => (await request.get(path)).json()
const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** Who sells where: the insurers of the offers of every region, by number. */
async function namesInOffers(request: APIRequestContext, regions: readonly string[]): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const region of regions) {
    const [kanton, nummer] = region.split('-')
    const person = 'altersklasse=AKL-ERW&unfalleinschluss=MIT-UNF&franchise=FRA-300&tariftyp=TAR-BASE&limit=100'
    const { angebote } = await json(request, `/api/angebote?kanton=${kanton}&region=${nummer}&${person}`)
    for (const { versicherer, name } of angebote as Insurer[]) names.set(versicherer, name)
  }
  return names
}

/** The profiles by the number they state: name in the directory, heading of the profile. */
async function namesInProfiles(
  request: APIRequestContext,
): Promise<Map<number, { directory: string; heading: string }>> {
  const list = await html(request, '/krankenkassen')
  const entries = [...list.matchAll(/href="\/krankenkasse\/([^"]+)"[^>]*><span[^>]*><span[^>]*>(.*?)<\/span>/g)]
  const names = new Map<number, { directory: string; heading: string }>()
  for (const [, slug, name = ''] of entries) {
    const profile = await html(request, `/krankenkasse/${slug}`)
    const number = Number(/BAG-Nummer (\d+)/.exec(profile)?.[1])
    names.set(number, { directory: plain(name), heading: plain(/<h1[^>]*>(.*?)<\/h1>/.exec(profile)?.[1] ?? '') })
  }
  return names
}

test('an insurer has one name: in offers, lists, directory, profile and the contact form', async ({ request }) => {
  const { versicherer, regionen } = await json(request, '/daten/verzeichnis.json')
  const lists: Insurer[] = versicherer
  const offers = await namesInOffers(request, Object.keys(regionen))
  const profiles = await namesInProfiles(request)
  const reference: Insurer[] = await json(request, '/api/versicherer')
  expect(offers.size).toBe(lists.length)
  expect(reference.map(entry => entry.versicherer).toSorted()).toEqual([...offers.keys()].toSorted())
  for (const { versicherer: number, name } of [...lists, ...reference]) {
    expect(offers.get(number)).toBe(name)
    expect(profiles.get(number)).toEqual({ directory: name, heading: name })
  }
  const contact = await html(request, '/kontakt')
  const select = contact.slice(contact.indexOf('name="krankenkasse"')).split('</select>')[0] ?? ''
  const options = [...select.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text = '']) => plain(text))
  expect(options.slice(0, 2)).toEqual(['Bitte wählen', 'Keine Angabe'])
  expect(options).toHaveLength(22)
  const known = [...profiles.values()].map(({ heading }) => heading)
  expect(options.slice(2).filter(name => !known.includes(name))).toEqual([])
})
