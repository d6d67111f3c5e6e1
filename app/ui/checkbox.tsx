import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from './fields/field.tsx'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  hint?: ReactNode
  error?: string | undefined
  /** The label; may be long and hold links. */
  children: ReactNode
}

export function Checkbox({ id, hint, error, children, ...props }: CheckboxProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const noteId = error || hint ? `${controlId}-note` : undefined
  return (
    <div className="min-w-0">
      <label className="t2 flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default has-disabled:text-ink2">
        <span className="relative mt-[3px] grid shrink-0">
          <input
            {...props}
            id={controlId}
            type="checkbox"
            aria-describedby={noteId}
            aria-invalid={Boolean(error) || undefined}
            className="peer size-5 cursor-pointer appearance-none rounded-control border border-edge bg-sheet checked:border-fir checked:bg-fir disabled:cursor-default disabled:bg-sand aria-invalid:border-2 aria-invalid:border-err forced-colors:appearance-auto"
          />
          <Icon
            name="check"
            className="pointer-events-none invisible absolute inset-0.5 size-4 text-on-fir peer-checked:visible peer-disabled:text-edge forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      <div className="-mt-1.5 pl-8">
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
    </div>
  )
}
