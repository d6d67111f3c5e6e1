import type { ReactNode } from 'react'

const looks = {
  outline: 'border-ink text-ink',
  /** Earned: only for savings and the cheapest offer. */
  butter: 'border-transparent bg-butter text-on-butter',
  plain: 'border-transparent bg-sand text-ink2',
}

export function Badge({ kind = 'outline', children }: { kind?: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`t1 inline-block rounded-control border px-2 py-0.5 font-semibold ${looks[kind]}`}>
      {children}
    </span>
  )
}
