import { expect, it } from 'vitest'
import { lesedatenAus } from './lesedaten.ts'

const TEXT = `import { site } from '#site-config'

## Für wen?

Drei kurze Wörter, {site.domain}.

### Kleiner Abschnitt

| Stufe | Betrag |
| --- | ---: |
| hoch | CHF 2’500 |

## Für wen?

<Hinweis>

Noch *zwei* [Wörter](/faq).

</Hinweis>
`

it('counts what a reader reads: no code, no markup, no rules of a table', () => {
  // Für wen · Drei kurze Wörter · Kleiner Abschnitt · Stufe Betrag hoch CHF 2’500 · Für wen · Noch zwei Wörter
  expect(lesedatenAus(TEXT).woerter).toBe(2 + 3 + 2 + 5 + 2 + 3)
})

it('names the main sections with anchors that do not repeat', () => {
  expect(lesedatenAus(TEXT).abschnitte).toEqual([
    { id: 'für-wen', titel: 'Für wen?' },
    { id: 'für-wen-1', titel: 'Für wen?' },
  ])
})
