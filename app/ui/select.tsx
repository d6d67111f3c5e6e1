import type { ComponentProps } from 'react'
import { controlLook, useFieldControl } from './fields/field.tsx'
import { Icon } from './icon.tsx'

/** The native select: right keyboard, right picker on every phone. Stands inside a Field. */
export function Select({ children, ...props }: Omit<ComponentProps<'select'>, 'className' | 'id'>) {
  return (
    <span className="relative block">
      <select {...props} {...useFieldControl()} className={`${controlLook} h-13.5 appearance-none truncate pr-11!`}>
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
    </span>
  )
}
