import type { ComponentProps } from 'react'

/** One choice out of several that look like no list. */
export function Choices({ className = '', ...rest }: ComponentProps<'fieldset'>) {
  return (
    <fieldset
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of several
      role="radiogroup"
      className={`min-w-0 ${className}`}
    />
  )
}

/** Of an input that lies over its whole cell, which shows whether it is chosen and has the focus. */
export const cellInput = 'absolute inset-0 cursor-pointer appearance-none opacity-0'
