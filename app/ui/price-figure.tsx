import { preisText } from '#content/rahmen/ui.ts'

type PriceFigureProps = {
  /** Already set as text, with two decimals: «361.75». */
  amount: string
  per: 'Monat' | 'Jahr'
  size?: 's' | 'm' | 'xl'
}

/* On a phone the answer fills the line: the page's margins and the two asides off, divided by the figure's ems. */
const figures = {
  s: 'text-[1.625rem] md:text-[1.875rem]',
  m: 'fig-m',
  xl: 'text-[calc((100vw-9.25rem)/2.55)] font-stretch-80% tracking-[-0.05em] md:text-[clamp(6rem,14vw,13.5rem)] md:font-stretch-86%',
  xlLong:
    'text-[calc((100vw-9.25rem)/3.65)] font-stretch-80% tracking-[-0.05em] md:text-[clamp(5rem,11vw,11rem)] md:font-stretch-86%',
}

const asides = {
  s: 'text-[0.75rem]',
  m: 'text-[0.875rem] md:text-[1rem]',
  xl: 'text-[0.875rem] md:text-[1.4375rem]',
}

const gaps = { s: 'gap-1', m: 'gap-2', xl: 'gap-2 md:gap-3' }

/** CHF hangs from the cap line, the unit sits on the base line; francs and Rappen share one size. */
export function PriceFigure({ amount, per, size = 'm' }: PriceFigureProps) {
  const figure = figures[size === 'xl' && amount.length > 6 ? 'xlLong' : size]
  const aside = `leading-[0.8] [text-box:trim-both_cap_alphabetic] ${asides[size]}`
  return (
    <span className="inline-block">
      <span className="sr-only">{preisText(amount, per)}</span>
      <span aria-hidden="true" className={`flex whitespace-nowrap ${gaps[size]}`}>
        <span className={`font-medium ${aside}`}>CHF</span>
        <span className={`fig ${figure}`}>{amount}</span>
        <span className={`self-end text-ink2 ${aside}`}>/{per}</span>
      </span>
    </span>
  )
}
