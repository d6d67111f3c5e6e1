import { type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'
import { RadioInput } from './radio-input.tsx'

type RadioOption<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps<Value extends string> = {
  legend: string
  name: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Segmented for two or three short answers side by side, names for those each as wide as it is, plain for a list. */
  look?: keyof typeof cells
  /** Its answers say it all: on a phone the legend is only heard. */
  quietLegend?: boolean
  id?: string
  /** Whoever uses it places the note, named by the id and «-note». */
  noteApart?: boolean
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

/** A cell of a row of answers. */
export const segment =
  'relative -mt-px -ml-px border bg-sheet text-[1rem]! first:rounded-l-control last:rounded-r-control has-checked:z-1 has-checked:border-fir has-checked:bg-fir-soft has-checked:font-semibold has-checked:[box-shadow:inset_0_0_0_1px_var(--fir)] has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir not-has-checked:hover:bg-sand'

const cells = {
  segmented: `${segment} min-h-11 gap-2 px-2.5 py-[9px] md:min-h-13.5 md:gap-2.5 md:px-3.5 md:py-3 md:text-[1.0625rem]! max-[24rem]:gap-1 max-[24rem]:px-1.5 max-[24rem]:font-stretch-92% max-[24rem]:[&>input]:size-4`,
  names: `${segment} min-h-11 gap-2 px-3 py-[9px] whitespace-nowrap`,
  plain: 'min-h-11 gap-2.5 py-2.5',
}

const lists = {
  segmented: 'grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] pt-px pl-px',
  names: 'flex flex-wrap pt-px pl-px',
  plain: 'grid',
}

export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  look = 'plain',
  quietLegend = false,
  id,
  noteApart = false,
  hint,
  error,
  required,
}: RadioGroupProps<Value>) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  const noteId = error || hint || noteApart ? `${groupId}-note` : undefined
  return (
    <fieldset
      id={groupId}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; carries required and invalid
      role="radiogroup"
      aria-labelledby={`${groupId}-legend`}
      aria-describedby={noteId}
      aria-invalid={Boolean(error) || undefined}
      aria-required={required}
      className="min-w-0"
    >
      <legend
        id={`${groupId}-legend`}
        className={`t2 mb-1.5 font-semibold max-md:mb-1 max-md:leading-snug ${quietLegend ? 'max-md:sr-only' : ''}`}
      >
        {legend}
      </legend>
      <div className={lists[look]}>
        {options.map(option => (
          <label
            key={option.value}
            htmlFor={`${groupId}-${option.value}`}
            className={`t2 flex cursor-pointer items-start font-medium has-disabled:cursor-default has-disabled:text-ink2 ${cells[look]} ${error ? 'border-err' : 'border-edge'}`}
          >
            <RadioInput
              id={`${groupId}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
              quiet={look !== 'plain'}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="t1 block font-normal text-ink2">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {!noteApart && <FieldNote id={noteId} hint={hint} error={error} />}
    </fieldset>
  )
}
