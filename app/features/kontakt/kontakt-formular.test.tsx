// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StaticRouter } from '#app/router.tsx'
import { currentToast } from '#app/ui/overlay/toast.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import {
  ANGABEN,
  accepted,
  answers,
  consent,
  control,
  fetched,
  fillIn,
  mitAntworten,
  open,
  passOn,
  send,
  sentBody,
  toast,
  type,
} from '../../../tests/fixtures/server/kontakt-probe.tsx'
import { KontaktFormular } from './kontakt-formular.tsx'

mitAntworten()

describe('the form in the HTML', () => {
  const html = () =>
    renderToString(
      <StaticRouter pathname="/kontakt">
        <KontaktFormular vermittlerin={null} />
      </StaticRouter>,
    )

  test('posts itself without script, with the names of the contract', () => {
    expect(html()).toMatch(/^<form [^>]*action="\/api\/send-contact-inquiry" method="post">/)
    const names = [...html().matchAll(/ name="([^"]+)"/g)].map(match => match[1])
    const { anliegen: _fromTheAddress, ...fields } = kontaktAnfrage.anfrage.in.shape
    expect(names.toSorted()).toEqual(Object.keys(fields).toSorted())
  })

  test('29 countries with Switzerland chosen, 20 funds with none chosen', () => {
    open()
    const options = (label: string) => [...control(label).querySelectorAll('option')]
    expect(options('Land')).toHaveLength(29)
    expect(control('Land').value).toBe('CH')
    expect(options('Aktuelle Krankenkasse')).toHaveLength(1 + 1 + 20)
    expect(
      options('Aktuelle Krankenkasse')
        .slice(0, 2)
        .map(option => [option.value, option.text]),
    ).toEqual([
      ['', 'Bitte wählen'],
      ['keine', 'Keine Angabe'],
    ])
    expect(control('Aktuelle Krankenkasse').value).toBe('')
  })

  test('every field but the fund and the second consent is required; no box is ticked', () => {
    open()
    for (const label of [...Object.keys(ANGABEN), 'Land']) expect(control(label).required, label).toBe(true)
    expect([consent().required, passOn().required, control('Aktuelle Krankenkasse').required]).toEqual([
      true,
      false,
      false,
    ])
    expect([consent().checked, passOn().checked]).toEqual([false, false])
    expect([control('E-Mail').type, control('Telefon').type]).toEqual(['email', 'tel'])
  })
})

test('an empty form: the toast, a message at each field, nothing sent', async () => {
  open()
  await send()
  expect(toast()).toEqual([
    'Fehlende Angaben',
    'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
  ])
  expect(currentToast()?.variant).toBe('destructive')
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(Object.keys(ANGABEN).length + 1)
  expect(fetched).not.toHaveBeenCalled()
})

test('Keine Angabe is refused at its field, which may stay empty', async () => {
  open()
  fillIn()
  type('Aktuelle Krankenkasse', 'keine')
  await send()
  expect(toast()[0]).toBe('Fehlende Angaben')
  expect(document.activeElement).toBe(control('Aktuelle Krankenkasse'))
  expect(screen.getByText(/lassen Sie das Feld leer\.$/).textContent).toMatch(/^«Keine Angabe» kann nicht/)
  type('Aktuelle Krankenkasse', '')
  answers.push(accepted)
  await send()
  expect(fetched).toHaveBeenCalledOnce()
})

test('what is sent passes the contract, goes to the console, and leads to the thank-you page', async () => {
  open()
  fillIn()
  answers.push(accepted)
  await send()
  expect(sentBody()).toEqual({
    krankenkasse: '',
    vorname: 'Anna',
    nachname: 'Beispiel',
    email: 'anna@example.ch',
    telefon: '044 668 18 00',
    strasse: 'Bahnhofstrasse',
    nummer: '1',
    plz: '8001',
    ort: 'Zürich',
    land: 'CH',
    nachricht: 'Guten Tag\nIch habe eine Frage.',
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: false,
    website: '',
    anliegen: '',
  })
  expect(kontaktAnfrage.anfrage.safeParse(sentBody()).success).toBe(true)
  expect(console.debug).toHaveBeenCalledExactlyOnceWith('Kontaktanfrage', sentBody())
  expect(window.location.pathname).toBe('/danke-kontakt')
})

test('a wish for advice leads to its own thank-you page; the second consent is sent when given', async () => {
  open('/kontakt?anliegen=beratung')
  fillIn()
  fireEvent.click(passOn())
  answers.push(accepted)
  await send()
  expect(sentBody()).toMatchObject({ anliegen: 'beratung', weitergabeEinverstaendnis: true })
  expect(window.location.pathname).toBe('/danke-beratung')
})
