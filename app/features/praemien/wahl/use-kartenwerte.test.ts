// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { kartenadresse } from '#contract/daten.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { useKartenwerte } from './use-kartenwerte.ts'
import type { Zeilenfrage } from './zeilen.ts'

afterEach(() => vi.unstubAllGlobals())

const frage = (klasse: Altersklasse): Zeilenfrage => ({
  ...{ klasse, franchise: 300, unfall: 'OHN-UNF', kontakt: undefined, mass: 'guenstigste' },
})

/** Each file arrives when the test says so. */
function langsamesNetz() {
  const antworte = new Map<string, (antwort: Response) => void>()
  vi.stubGlobal('fetch', (adresse: string) => new Promise<Response>(fertig => antworte.set(adresse, fertig)))
  return (klasse: Altersklasse, antwort: Response) => act(async () => antworte.get(kartenadresse(klasse))?.(antwort))
}

test('values that arrive after another age was chosen are not shown', async () => {
  const bringt = langsamesNetz()
  const { result } = renderHook(useKartenwerte)
  act(() => result.current.show(frage('AKL-JUG')))
  act(() => result.current.show(frage('AKL-KIN')))
  await bringt('AKL-KIN', new Response('kinder'))
  await bringt('AKL-JUG', new Response('junge'))
  expect(result.current.gezeigt).toMatchObject({ frage: { klasse: 'AKL-KIN' }, text: 'kinder' })
})

test('what does not arrive is said, and asked again with the next choice', async () => {
  const bringt = langsamesNetz()
  const { result } = renderHook(useKartenwerte)
  act(() => result.current.show(frage('AKL-ERW')))
  await bringt('AKL-ERW', new Response('', { status: 503 }))
  expect(result.current.fehler).toBe(true)
  act(() => result.current.show(frage('AKL-ERW')))
  await bringt('AKL-ERW', new Response('erwachsene'))
  expect(result.current).toMatchObject({ fehler: false, gezeigt: { text: 'erwachsene' } })
})
