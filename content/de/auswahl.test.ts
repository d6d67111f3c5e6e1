import { describe, expect, it } from 'vitest'
import { bekannterVersicherer, bekannteVersicherer } from '#domain/praemien/versicherer.ts'
import { LAENDER } from './formulare/laender.ts'
import { KRANKENKASSEN_AUSWAHL } from './krankenkassen/auswahl.ts'

const alphabetisch = new Intl.Collator('de-CH').compare

describe('countries of the contact form', () => {
  it('are 29, Switzerland first, the others by name', () => {
    expect(LAENDER).toHaveLength(29)
    const [erstes, ...weitere] = LAENDER.map(({ name }) => name)
    expect(erstes).toBe('Schweiz')
    expect(weitere).toEqual(weitere.toSorted(alphabetisch))
  })

  it('carry the name that belongs to their code', () => {
    const namen = new Intl.DisplayNames('de-CH', { type: 'region' })
    for (const { code, name } of LAENDER) expect(name).toBe(namen.of(code))
    expect(new Set(LAENDER.map(({ code }) => code)).size).toBe(29)
  })
})

describe('funds of the contact form', () => {
  it('are 20, by name, spelled as in the comparison', () => {
    expect(new Set(KRANKENKASSEN_AUSWAHL).size).toBe(20)
    expect(KRANKENKASSEN_AUSWAHL).toEqual(KRANKENKASSEN_AUSWAHL.toSorted(alphabetisch))
    const bekannte = bekannteVersicherer().map(bekannterVersicherer)
    for (const name of KRANKENKASSEN_AUSWAHL) expect(bekannte).toContain(name)
  })
})
