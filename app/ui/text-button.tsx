import type { ComponentProps } from 'react'

/** A press that reads like a link, of the height of a finger. `className` is for its place in the layout. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`textlink min-h-11 text-fir ${className}`} />
}
