import type { ComponentProps } from 'react'
import { Fold } from '#app/ui/fold.tsx'

type FalteProps = Omit<ComponentProps<typeof Fold>, 'summary' | 'className'> & { titel: string; text: string }

/** What not everybody needs, with a word about it. */
export const Falte = ({ titel, text, children, ...rest }: FalteProps) => (
  <Fold
    {...rest}
    line="min-h-14 py-2"
    className="scroll-mt-4 border-b border-line print:hidden"
    summary={
      <span>
        <span className="block leading-snug font-semibold">{titel}</span>
        <span className="t1 block text-ink2">{text}</span>
      </span>
    }
  >
    <div className="pt-1 pb-5">{children}</div>
  </Fold>
)
