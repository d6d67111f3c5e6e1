import type { ReactNode } from 'react'

/*
 * Widths are SVG attributes: a style attribute in the page's HTML would be refused by the content
 * security policy. Bars are decoration; the figures beside them say the same in words.
 */
const fills = {
  bar: 'fill-bar forced-colors:fill-[CanvasText]',
  mid: 'fill-fir-mid forced-colors:fill-[GrayText]',
  mute: 'fill-mute forced-colors:fill-[GrayText]',
  butter: 'fill-butter forced-colors:fill-[Highlight]',
}

type Part = { /** Of the whole width, 0 to 1. */ share: number; fill: keyof typeof fills }

/** Words inside are cut at its edge. */
export function BarPart({ share, fill, children }: Part & { children?: ReactNode }) {
  return (
    <svg width={percent(share)} height="100%" className="h-full" aria-hidden="true">
      <rect width="100%" height="100%" className={fills[fill]} />
      {children}
    </svg>
  )
}

export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

type LabelledBarProps = { label: string; hint?: string; value: string; parts: readonly Part[] }

/** Label, bar, figure in one row; on a narrow place the bar takes the second line. */
export function LabelledBar({ label, hint, value, parts }: LabelledBarProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1.5 @xl:grid-cols-[9rem_1fr_5rem]">
        <p>
          {label}
          {hint && <span className="t1 block text-ink2">{hint}</span>}
        </p>
        <div className="order-last col-span-full flex h-5 gap-0.5 @xl:order-none @xl:col-span-1">
          {parts.map(part => (
            <BarPart key={part.fill} {...part} />
          ))}
        </div>
        <p className="betrag text-right font-semibold">{value}</p>
      </div>
    </div>
  )
}

type SavingsBarProps = {
  /** Price and comparison price in the same unit. */
  paid: number
  compare: number
  paidLabel: ReactNode
  savedLabel: ReactNode
}

/** The whole bar is the comparison price: fir is paid, butter stays with the visitor. Never negative. */
export function SavingsBar({ paid, compare, paidLabel, savedLabel }: SavingsBarProps) {
  const share = Math.min(paid / compare, 1)
  const saves = share < 1
  return (
    <div className="@container">
      <div className="flex h-7 gap-0.5">
        <BarPart share={share} fill="bar" />
        {saves && <span className="grow border border-ink bg-butter" />}
      </div>
      <div className="t1 mt-2 grid gap-y-1 @xl:*:[grid-area:1/1]">
        <p className="text-ink2">{paidLabel}</p>
        {saves && (
          // Starts where butter starts; a label longer than its part ends at the right edge.
          <p className="flex justify-self-stretch text-ink2">
            <svg width={percent(share)} height="1" className="mr-0.5 shrink" aria-hidden="true" />
            <span className="shrink-0">{savedLabel}</span>
          </p>
        )}
      </div>
    </div>
  )
}
