// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKartentasten } from './use-kartentasten.ts'

afterEach(cleanup)

function Karte() {
  useKartentasten()
  return (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server's part stands in a page
      dangerouslySetInnerHTML={{
        __html: `<svg class="karte" role="group">${[
          ['zh-1', 3],
          ['zg-0', 1],
          ['zh-3', 2],
          ['ne-0', ''],
        ]
          .map(([region, rang]) => `<a href="/x" data-region="${region}" data-rang="${rang}"></a>`)
          .join('')}</svg>`,
      }}
    />
  )
}

test('the map is one stop; arrows go by price and within a canton, what is not sold comes last', () => {
  const { container } = render(<Karte />)
  const region = (name: string) => container.querySelector<SVGElement>(`[data-region=${name}]`) as SVGElement
  const stops = () => [...container.querySelectorAll('[tabindex="0"]')].map(a => a.getAttribute('data-region'))
  expect(stops()).toEqual(['zg-0'])
  let hier = 'zg-0'
  for (const [taste, dort] of [
    ['ArrowRight', 'zh-3'],
    ['ArrowDown', 'zh-1'],
    ['ArrowDown', 'zh-3'],
    ['ArrowUp', 'zh-1'],
    ['End', 'ne-0'],
    ['ArrowLeft', 'zh-1'],
    ['Home', 'zg-0'],
    ['ArrowLeft', 'zg-0'],
  ] as const) {
    fireEvent.keyDown(region(hier), { key: taste })
    expect(stops(), `${taste} from ${hier}`).toEqual([dort])
    hier = dort
  }
})
