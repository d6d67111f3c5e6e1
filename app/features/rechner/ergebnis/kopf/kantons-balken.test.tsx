// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rappen } from '#domain/werte/rappen.ts'
import { KantonsBalken } from './ersparnis.tsx'

afterEach(cleanup)

function teile(preis: number, kantonZahlt: number, vergleich: number) {
  const { container } = render(
    <KantonsBalken preis={rappen(preis)} kantonZahlt={rappen(kantonZahlt)} bezug={{ preis: rappen(vergleich) }} />,
  )
  return {
    satz: container.querySelector('p')?.textContent,
    breiten: [...container.querySelectorAll('svg')].map(teil => teil.getAttribute('width')),
    worte: [...container.querySelectorAll('svg')].map(teil =>
      [...teil.querySelectorAll('text')].map(text => text.textContent),
    ),
  }
}

test('you, the canton, the saving: the whole bar is the full comparison price', () => {
  expect(teile(180_95, 156_80, 289_58)).toEqual({
    satz: 'Sie zahlen 180.95, Der Kanton zahlt 156.80, Sie sparen 108.63 im Monat',
    breiten: ['40.54%', '35.13%', '24.34%'],
    worte: [
      ['Sie zahlen 180.95', 'Sie 180.95'],
      ['Der Kanton zahlt 156.80', 'Kanton 156.80'],
      ['Sie sparen 108.63 im Monat', '108.63'],
    ],
  })
})

test('a part without an amount is not drawn, a narrow one has no words', () => {
  const { breiten, worte } = teile(300_00, 20_00, 290_00)
  expect(breiten).toEqual(['93.75%', '6.25%'])
  expect(worte[1]).toEqual([])
})

test('where the canton pays all, there is no part of the visitor', () => {
  expect(teile(0, 340_00, 0).breiten).toEqual(['100%'])
})
