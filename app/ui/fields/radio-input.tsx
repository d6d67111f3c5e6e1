import type { ComponentProps } from 'react'

type RadioInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** The cell around it shows the focus. */
  quiet?: boolean
}

/** A circle with a dot; in forced colours the browser draws its own. */
export function RadioInput({ quiet = false, ...props }: RadioInputProps) {
  return (
    <input
      {...props}
      type="radio"
      className={`mt-[3px] grid size-5 shrink-0 cursor-pointer appearance-none place-content-center rounded-full border border-edge bg-sheet before:size-2.5 before:scale-0 before:rounded-full before:bg-fir before:transition-transform before:duration-150 before:ease-plain checked:border-fir checked:before:scale-100 disabled:cursor-default disabled:bg-sand forced-colors:appearance-auto ${quiet ? 'outline-none' : ''}`}
    />
  )
}
