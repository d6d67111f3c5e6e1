import { expect, test } from 'vitest'
import { erlaubteFranchisen } from '#domain/kosten/franchise.ts'
import { balkenanteil } from './balkenanteil.ts'

test('bars are the part of 2500, at least 8 %', () => {
  expect(erlaubteFranchisen('AKL-ERW').map(balkenanteil)).toEqual([0.12, 0.2, 0.4, 0.6, 0.8, 1])
  expect(erlaubteFranchisen('AKL-KIN').map(balkenanteil)).toEqual([0.08, 0.08, 0.08, 0.12, 0.16, 0.2, 0.24])
})
