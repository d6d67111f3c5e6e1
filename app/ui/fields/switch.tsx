import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'onChange'> & {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** What holds at once. Its name stands on the left. */
export function Switch({ checked, onChange, children, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 leading-snug font-semibold">
      {children}
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={event => onChange(event.target.checked)}
        className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-control border border-edge bg-sand bg-[linear-gradient(var(--edge),var(--edge))] bg-[length:1.125rem_1.125rem] bg-[position:0.125rem_center] bg-no-repeat checked:border-fir checked:bg-fir checked:bg-[linear-gradient(var(--on-fir),var(--on-fir))] checked:bg-[position:calc(100%-0.125rem)_center] forced-colors:appearance-auto"
      />
    </label>
  )
}
