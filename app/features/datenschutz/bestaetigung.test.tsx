// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTokenOutOfAddress } from '#app/lib/formular/bestaetigungs-token.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { currentToast } from '#app/ui/overlay/toast.ts'
import { BESTAETIGUNGEN } from '#content/recht/datenschutz-verwaltung.ts'
import { antragsBestaetigung } from '#contract/datenschutz-antrag.ts'
import { AntragOderBestaetigung } from './antrag-oder-bestaetigung.tsx'

const fetched = vi.fn<typeof fetch>()
const answers = (answer: () => Promise<Response> | Response) => fetched.mockImplementation(async () => answer())
const refused = (status: number, body: object) => () => Response.json(body, { status })

let links = 0

/** Opens a link nobody has opened before, as the browser does: the fragment is gone before the page is shown. */
function openLink(art: string): string {
  links += 1
  const token = `${art}.${String(links).padStart(24, 'x')}`
  window.location.hash = `token=${token}`
  keepTokenOutOfAddress()
  show()
  return token
}

const show = () =>
  render(
    <StrictMode>
      <AntragOderBestaetigung />
    </StrictMode>,
  )

const heading = () => screen.getByRole('heading', { level: 2 })
/* The text of the busy state is there too, hidden by a style that this environment does not know. */
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

test('without a link there is the form, and the HTML always holds the form', () => {
  show()
  expect(button('Datenauskunft')).toBeTruthy()
  cleanup()
  openLink('access')
  expect(renderToString(<AntragOderBestaetigung />)).toContain('Datenauskunft</span>')
})

test.each(Object.entries(BESTAETIGUNGEN))(
  '%s: opening changes nothing; the button acts and says so',
  async (art, t) => {
    const token = openLink(art)
    expect(window.location.hash).toBe('')
    expect(heading().textContent).toBe(t.titel)
    expect(document.activeElement).toBe(heading())
    expect(screen.getByText(geschuetzt(t.wirkung))).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()

    answers(() => Response.json({ art }))
    await press(t.knopf)
    const [path, request] = fetched.mock.calls[0] ?? []
    expect(path).toBe(antragsBestaetigung.pfad)
    expect(JSON.parse(String(request?.body))).toEqual({ token })
    expect(heading().textContent).toBe(t.erledigt)
    expect(document.activeElement).toBe(heading())
    expect(screen.getByText(geschuetzt(t.danach))).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('whoever comes back after it has worked finds the form', async () => {
  openLink('deletion')
  answers(() => Response.json({ art: 'deletion' }))
  await press('Meine Daten löschen')
  cleanup()
  show()
  expect(button('Datenlöschung')).toBeTruthy()
})

test('whoever comes back before pressing still finds the question', () => {
  openLink('deletion')
  cleanup()
  show()
  expect(button('Meine Daten löschen')).toBeTruthy()
})

test('an expired link says so and leads to a new request', async () => {
  openLink('access')
  answers(refused(410, { fehler: 'Abgelaufen.' }))
  await press('Auskunft anfordern')
  expect(heading().textContent).toBe('Dieser Link gilt nicht mehr')
  expect(document.activeElement).toBe(heading())
  await press('Neuen Antrag stellen')
  expect(button('Datenauskunft')).toBeTruthy()
})

test.each(['anderes', '__proto__'])('a link of no known kind (%s) asks the server nothing', art => {
  openLink(art)
  expect(heading().textContent).toBe('Dieser Link ist unvollständig')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a link the server finds cut off says so', async () => {
  openLink('access')
  answers(refused(400, { fehler: 'Ungültig.', felder: { token: 'Dieser Link ist unvollständig.' } }))
  await press('Auskunft anfordern')
  expect(heading().textContent).toBe('Dieser Link ist unvollständig')
})

test('a failure keeps the button; the second press may work', async () => {
  openLink('access')
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await press('Auskunft anfordern')
  expect(currentToast()).toMatchObject({
    title: 'Fehler',
    description: 'Ihr Antrag konnte nicht verarbeitet werden. Bitte kontaktieren Sie uns direkt.',
    variant: 'destructive',
  })
  expect(screen.getByText(/Unser Server hat nicht geantwortet/)).toBeTruthy()
  answers(refused(503, { fehler: 'Bitte gleich noch einmal.' }))
  await press('Auskunft anfordern')
  expect(screen.getByText('Bitte gleich noch einmal.')).toBeTruthy()
  answers(() => Response.json({ art: 'access' }))
  await press('Auskunft anfordern')
  expect(heading().textContent).toBe('Ihr Antrag ist bestätigt')
})

test('a link pasted into the open page is taken up', async () => {
  openLink('anderes')
  await press('Neuen Antrag stellen')
  expect(button('Datenauskunft')).toBeTruthy()
  links += 1
  window.location.hash = `token=portability.${String(links).padStart(24, 'x')}`
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(heading().textContent).toBe('Datenübertragung bestätigen')
})
