import { describe, expect, it } from 'vitest'
import { tabelle } from './tabelle.ts'

describe('tabelle', () => {
  it('sets columns under their titles', () => {
    expect(
      tabelle(
        ['Name', 'Ort'],
        [
          ['Anna', 'Zürich'],
          ['Maximilian', 'Bern'],
        ],
      ),
    ).toBe(['Name        Ort', '----------  ------', 'Anna        Zürich', 'Maximilian  Bern'].join('\n'))
  })

  it('counts an emoji as one character and cuts long cells', () => {
    const [, , zeile] = tabelle(['A', 'B'], [['x'.repeat(60), '👋']]).split('\n')
    expect(zeile).toBe(`${'x'.repeat(39)}…  👋`)
  })

  it('lets nothing typed move the cursor or turn the line', () => {
    const text = tabelle(['A'], [['a\u001b[2Jb\nc\u202Ed']])
    expect(text.split('\n')).toHaveLength(3)
    for (const zeichen of ['\u001b', '\u202e']) expect(text).not.toContain(zeichen)
  })
})
