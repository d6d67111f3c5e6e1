// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { GENAUER } from '#content/rechner/verbilligung-frage.ts'
import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { rappen } from '#domain/werte/rappen.ts'
import type { Bekannte, Eingabe } from './lage.ts'
import { VerbilligungsPanel, type VerbilligungsPanelProps } from './panel.tsx'

afterEach(cleanup)

const SEITE: SeitenDaten = {
  ...{ siteUrl: 'https://example.ch', datum: '2026-11-18', gtmId: null },
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 4, regionen: 1, importiert: '2026-06-15' },
}
const AufSeite = ({ children }: { children: ReactNode }) => (
  <SeitenDatenContext value={SEITE}>{children}</SeitenDatenContext>
)

const SIE: Bekannte = { nummer: 1, name: 'Sie', klasse: 'AKL-ERW' }
const PARTNER: Bekannte = { nummer: 2, name: 'Partner/in', klasse: 'AKL-ERW' }
const JUNGE: Bekannte = { nummer: 3, name: 'Kind 2', klasse: 'AKL-JUG' }
const KIND: Bekannte = { nummer: 4, name: 'Kind', klasse: 'AKL-KIN' }

type Vorgabe = Partial<Omit<VerbilligungsPanelProps, 'onEingabe' | 'onZusage'>>

/** Winterthur, one adult, the cheapest offer of the design; what was typed is held outside, as in the comparison. */
function zeige(vorgabe: Vorgabe = {}) {
  const onZusage = vi.fn<(zusage: Zusage | null) => void>()
  const stand: { eingabe: Eingabe | null } = { eingabe: vorgabe.eingabe ?? null }
  function Vergleich(teil: Vorgabe) {
    const [eingabe, setEingabe] = useState(stand.eingabe)
    const merke = (neue: Eingabe) => {
      stand.eingabe = neue
      setEingabe(neue)
    }
    return (
      <VerbilligungsPanel
        {...{ kanton: 'ZH', region: 2, gemeinde: 230, jahr: 2027, bekannte: [SIE], preise: [rappen(331_75)] }}
        {...teil}
        eingabe={eingabe}
        onEingabe={merke}
        onZusage={onZusage}
      />
    )
  }
  const { rerender, container } = render(<Vergleich {...vorgabe} />, { wrapper: AufSeite })
  return { onZusage, stand, container, wechsle: (teil: Vorgabe) => rerender(<Vergleich {...vorgabe} {...teil} />) }
}

const lohnfeld = () => screen.getByLabelText<HTMLInputElement>('Nettolohn pro Monat')
const schreibe = (feld: string, value: string) => fireEvent.change(screen.getByLabelText(feld), { target: { value } })
const druecke = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const antworte = (frage: string, antwort: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: frage })).getByRole('radio', { name: antwort }))
const text = () =>
  screen.getByRole('region', { name: 'Prämienverbilligung berechnen' }).textContent?.replace(/\s+/g, ' ') ?? ''
const beschreibung = (feld: HTMLElement) =>
  document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent

function rechne(lohn: string) {
  fireEvent.change(lohnfeld(), { target: { value: lohn } })
  druecke('Ungefähr rechnen')
}

test('the wage is the first field, with a hint, and nothing is known before it is pressed', () => {
  const { stand, container } = zeige()
  expect(container.querySelector('input')).toBe(lohnfeld())
  expect(beschreibung(lohnfeld())).toContain('Was auf Ihrem Konto ankommt.')
  fireEvent.change(lohnfeld(), { target: { value: '3500' } })
  expect(stand.eingabe).toMatchObject({ kanton: 'ZH', ausgerechnet: false, lohn: '3500' })
  expect(text()).not.toContain('voraussichtlich')
})

test('Winterthur, 3500 a month: one line, the range, what is left to pay, the assumption, the cautious button', () => {
  const { onZusage } = zeige()
  rechne('3500')
  expect(screen.queryByLabelText('Nettolohn pro Monat')).toBeNull()
  expect(text()).toContain('Nettolohn 3’500 im Monat · allein')
  expect(document.activeElement?.textContent).toBe('Der Kanton Zürich zahlt voraussichtlich')
  expect(text()).toContain('CHF 114 bis 173 /Monat')
  expect(text()).toContain('Sie 158 bis 217 von 331.75')
  expect(text()).toContain('Annahme: Massgebend sind 80 bis 100 % von zwölf Nettolöhnen, ohne Vermögen.')
  expect(text()).toContain('Regeln Zürich 2026, Region 2. Die Beträge für 2027 waren')
  const stelle = screen.getAllByRole('link', { name: 'SVA Zürich' })[0]
  expect(stelle?.getAttribute('href')).toBe(VERBILLIGUNG.ZH?.link)
  expect(onZusage).not.toHaveBeenCalled()
  druecke('Preise netto zeigen, −114.80')
  expect(onZusage.mock.calls).toEqual([[{ regelJahr: 2026, deckel: 'brutto', jeMonat: { erwachsen: 114_80 } }]])
})

test('three parts of the bar: 158.15 in any case, 58.80 not sure, 114.80 from the canton, all of 331.75', () => {
  const { container } = zeige()
  rechne('3500')
  const breiten = [...container.querySelectorAll('svg[width$="%"]')].map(teil => teil.getAttribute('width'))
  expect(breiten).toEqual(['47.67%', '17.72%', '34.6%'])
  expect(container.querySelector('[style]')).toBeNull()
})

test('«Ändern» brings the question back as it was answered, with the focus in it', () => {
  zeige()
  rechne('3500')
  druecke(/^Ändern/)
  expect(lohnfeld().value).toBe('3500')
  expect(document.activeElement).toBe(lohnfeld())
  expect(text()).not.toContain('voraussichtlich')
})

test('exact terms stand below the range, and their button takes the colour', () => {
  const { onZusage } = zeige()
  rechne('3500')
  const grob = () => screen.getByRole('button', { name: 'Preise netto zeigen, −114.80' })
  expect(grob().className).toContain('bg-fir ')
  fireEvent.click(screen.getByText(GENAUER.titel))
  const [einkommen = '', vermoegen = ''] = [VERBILLIGUNG.ZH?.einkommen.name, VERBILLIGUNG.ZH?.vermoegen.name]
  expect(beschreibung(screen.getByLabelText(einkommen))).toBe('Aus der Veranlagung, in Franken.')
  const [wo] = screen.getAllByText('Wo steht das?')
  expect(wo?.closest('details')?.textContent).toContain('Total der Einkünfte (Ziffer 199)')
  schreibe(einkommen, '36000')
  expect(text()).toContain('sobald alle Felder ausgefüllt sind')
  schreibe(vermoegen, '20000')
  // 4905.60 less 8.4 % of 36000, a twelfth.
  expect(text()).toContain('Der Kanton zahlt CHF 156.80 /Monat')
  expect(grob().className).not.toContain('bg-fir ')
  const genau = screen.getByRole('button', { name: 'Preise netto zeigen, −156.80' })
  expect(genau.className).toContain('bg-fir ')
  fireEvent.click(genau)
  expect(onZusage.mock.lastCall?.[0]).toMatchObject({ jeMonat: { erwachsen: 156_80 } })
  expect(text()).toContain('CHF 114 bis 173')
})

test('a wage that cannot be read, or none, is said at the field, which gets the focus', () => {
  const { stand } = zeige()
  druecke('Ungefähr rechnen')
  expect(document.activeElement).toBe(lohnfeld())
  expect(lohnfeld().getAttribute('aria-invalid')).toBe('true')
  expect(beschreibung(lohnfeld())).toContain('Schreiben Sie den Lohn')
  rechne('viel')
  expect(beschreibung(lohnfeld())).toContain('Diesen Betrag können wir nicht lesen.')
  expect(stand.eingabe?.ausgerechnet ?? false).toBe(false)
})

test('one person who lives as a couple with two children: her own part alone is shown and taken over', () => {
  const { onZusage } = zeige({ kanton: 'GE', region: 0, preise: undefined })
  antworte('Haushalt', 'Paar')
  druecke('Mehr: Kinder')
  druecke('Mehr: Kinder')
  rechne('4750')
  expect(text()).toContain('Nettolohn 4’750 im Monat · Paar, 2 Kinder')
  // 57'000 and less: group 1, which is 348 for each of the two.
  expect(text()).toContain('Der Kanton Genf zahlt an Ihre Prämie voraussichtlichCHF 348.00 /Monat')
  druecke('Preise netto zeigen, −348.00')
  expect(onZusage.mock.lastCall?.[0]?.jeMonat.erwachsen).toBe(348_00)
})

test('of several known persons it is asked only whether two are a couple, and it must be answered', () => {
  const { onZusage } = zeige({ kanton: 'GE', region: 0, bekannte: [SIE, PARTNER, KIND], preise: undefined })
  expect(beschreibung(lohnfeld())).toContain('von allen zusammen')
  expect(text()).toContain('2 Erwachsene und 1 Kind, aus Ihrem Haushalt.')
  rechne('5000')
  const paar = screen.getByRole('radiogroup', { name: 'Ehepaar oder eingetragene Partnerschaft?' })
  expect(paar.getAttribute('aria-invalid')).toBe('true')
  expect(paar.contains(document.activeElement)).toBe(true)
  antworte('Ehepaar oder eingetragene Partnerschaft?', 'Ja')
  druecke('Ungefähr rechnen')
  expect(text()).toContain('Nettolohn 5’000 im Monat · Paar, 1 Kind')
  // 48'000 to 60'000: groups 1 (up to 51'000) and 2 (up to 61'000), twice 348 or 294 and 132.
  expect(text()).toContain('CHF 720 bis 828 /Monat')
  druecke('Preise netto zeigen, −720.00')
  expect(onZusage.mock.lastCall?.[0]?.jeMonat).toEqual({ erwachsen: 294_00, kind: 132_00 })
})

test('who is known by birth year is not asked for: only education and couple are left', () => {
  const bekannte = [SIE, PARTNER, JUNGE, KIND]
  const { stand } = zeige({ kanton: 'BE', region: 1, gemeinde: undefined, jahr: 2026, bekannte, preise: undefined })
  const feld = () => screen.getByRole('group', { name: 'Wer zählt mit?' })
  expect(feld().textContent).toContain('2 Erwachsene, 1 junge erwachsene Person und 1 Kind, aus Ihrem Haushalt.')
  expect(screen.queryByRole('combobox')).toBeNull()
  antworte('Ehepaar oder eingetragene Partnerschaft?', 'Ja')
  rechne('2500')
  expect(text()).toContain('Wie junge Erwachsene zusammen mit den Eltern zählen')
  druecke(/^Ändern/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kind 2' }))
  expect(feld().textContent).toContain('1 junge erwachsene Person in Ausbildung')
  expect(stand.eingabe?.inAusbildung).toEqual([3])
})

test('who is in education is asked by the name on the screen, and goes along', () => {
  const { onZusage } = zeige({ kanton: 'FR', region: 1, bekannte: [SIE, { ...JUNGE, nummer: 2 }], preise: undefined })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kind 2' }))
  antworte('Ehepaar oder eingetragene Partnerschaft?', 'Nein')
  rechne('3000')
  expect(text()).toContain('· allein, 1 in Ausbildung')
  druecke(/^Preise netto zeigen/)
  expect(onZusage.mock.lastCall?.[0]?.inAusbildung).toEqual([2])
})

test('of each person the canton pays at most the own premium: the bar knows', () => {
  // 348 of 300, 132 of 132.50: what goes beyond the premium of one never lowers that of the other.
  zeige({ kanton: 'GE', region: 0, bekannte: [SIE, KIND], preise: [rappen(300_00), rappen(132_50)] })
  rechne('3000')
  expect(text()).toContain('CHF 480.00 /Monat')
  expect(text()).toContain('Sie 1 von 432.50')
})

test('where the upper reading excludes, nothing can be taken over without the exact terms', () => {
  zeige({ kanton: 'VS', region: 1, jahr: 2026 })
  rechne('3400')
  expect(text()).toContain('bis zu CHF 112 /Monat')
  expect(text()).toContain('Zählt der ganze Lohn, zahlt der Kanton nichts.')
  expect(screen.queryByRole('button', { name: /Preise netto/ })).toBeNull()
})

test('nothing at all is said in words', () => {
  zeige({ kanton: 'GE', region: 0, jahr: 2026 })
  rechne('6000')
  expect(text()).toContain('Der Kanton Genf zahlt voraussichtlich nichts')
  expect(text()).toContain('Nach den Regeln 2026 besteht bei diesen Angaben kein Anspruch.')
  expect(screen.queryByRole('button', { name: /Preise netto/ })).toBeNull()
})

test.each(['TG', 'SO'])('%s makes nothing of a wage: its own terms at once', kanton => {
  zeige({ kanton, region: 0, jahr: 2026 })
  expect(screen.queryByLabelText('Nettolohn pro Monat')).toBeNull()
  expect(text()).toContain('sagt ein Lohn nicht, was der Kanton zahlt')
  const { einkommen, vermoegen } = VERBILLIGUNG[kanton] ?? {}
  schreibe(einkommen?.name ?? '', kanton === 'TG' ? '300' : '0')
  schreibe(vermoegen?.name ?? '', '0')
  // TG: 3408 a year up to a tax of 400; SO: without income the whole 422.
  expect(text()).toContain(kanton === 'TG' ? 'CHF 284.00' : 'CHF 422.00')
  expect(screen.getByRole('button', { name: kanton === 'TG' ? /−284.00/ : /−422.00/ })).toBeTruthy()
})

test('where the rules leave a wage open, the reason stands there and the exact terms are open', () => {
  const { container } = zeige({ kanton: 'SZ', region: 0, jahr: 2026 })
  rechne('4000')
  expect(document.activeElement?.textContent).toBe('Aus dem Lohn allein lässt sich kein Betrag nennen')
  expect(text()).toContain('lassen die veröffentlichten Regeln mehr als einen Betrag zu')
  const genauer = screen.getByText(GENAUER.titel).closest('details')
  expect(genauer?.open).toBe(true)
  expect(container.querySelectorAll('details[open]')).toHaveLength(1)
})

test('Jura asks parents one thing more, and wants it answered', () => {
  zeige({ kanton: 'JU', region: 0, jahr: 2026, bekannte: [SIE, KIND], preise: undefined })
  rechne('2500')
  expect(text()).not.toContain('voraussichtlich')
  antworte('Ein Elternteil hat einen Haupterwerb', 'Nein')
  druecke('Ungefähr rechnen')
  // 30000 and 24000 less 14000: steps 16 (70) and 10 (110), and 100 for the child.
  expect(text()).toContain('CHF 170 bis 210 /Monat')
})

test('in Neuenburg the amount hangs on the franchise: no bar, no figure on the button, and it is said', () => {
  const { container } = zeige({ kanton: 'NE', region: 0, jahr: 2026 })
  rechne('2500')
  expect(container.querySelector('pattern')).toBeNull()
  expect(screen.getByRole('button', { name: 'Preise netto zeigen' })).toBeTruthy()
  expect(text()).toContain('mit einer höheren Franchise sinkt er')
})

test('another canton keeps wage and household, not the figures of its own terms', () => {
  const { wechsle } = zeige()
  rechne('3500')
  schreibe(VERBILLIGUNG.ZH?.einkommen.name ?? '', '36000')
  wechsle({ kanton: 'GE', region: 0, jahr: 2026 })
  expect(text()).toContain('Der Kanton Genf zahlt voraussichtlich')
  expect(screen.getByLabelText<HTMLInputElement>('Revenu déterminant unifié (RDU)').value).toBe('')
})

test('a second person who was not asked for yet opens the question again', () => {
  const { wechsle } = zeige({ preise: undefined })
  rechne('3500')
  wechsle({ bekannte: [SIE, PARTNER] })
  expect(lohnfeld().value).toBe('3500')
  expect(screen.getByRole('radiogroup', { name: 'Ehepaar oder eingetragene Partnerschaft?' })).toBeTruthy()
})

test('a panel that comes back says what it held', () => {
  const { stand } = zeige()
  druecke('Mehr: Kinder')
  rechne('3500')
  schreibe(VERBILLIGUNG.ZH?.einkommen.name ?? '', '20000')
  const vorher = text()
  expect(vorher).toContain('Nettolohn 3’500 im Monat · allein, 1 Kind')
  cleanup()
  zeige({ eingabe: stand.eingabe })
  expect(screen.getByLabelText<HTMLInputElement>(VERBILLIGUNG.ZH?.einkommen.name ?? '').value).toBe('20000')
  expect(text()).toBe(vorher)
})

test('what was pressed can be taken back', () => {
  const { onZusage, wechsle } = zeige()
  expect(screen.queryByRole('button', { name: 'Wieder volle Preise zeigen' })).toBeNull()
  wechsle({ zusage: { regelJahr: 2026, deckel: 'brutto', jeMonat: { erwachsen: rappen(114_80) } } })
  druecke('Wieder volle Preise zeigen')
  expect(onZusage.mock.calls).toEqual([[null]])
})

test.each(Object.keys(VERBILLIGUNG))('%s: from a wage to an answer, or its own terms at once', kanton => {
  zeige({ kanton, region: 1, jahr: 2026 })
  if (screen.queryByLabelText('Nettolohn pro Monat')) rechne('2500')
  expect(text()).toMatch(/CHF [\d’.]+|kein Betrag|eigenen Zahlen/)
  expect(screen.getByLabelText(VERBILLIGUNG[kanton]?.einkommen.name ?? '')).toBeTruthy()
})
