import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'

type FieldWiring = { id: string; noteId: string | undefined; invalid: boolean }

const FieldContext = createContext<FieldWiring | null>(null)

type FieldProps = {
  label: string
  /** Only needed when something links to the field, as the error summary does. */
  id?: string | undefined
  hint?: ReactNode
  /** In words; takes the place of the hint. */
  error?: string | undefined
  className?: string | undefined
  /** Whoever uses it places the FieldNote, named by the field's id and «-note»: fields side by side share the room below. */
  noteApart?: boolean
  /** One TextInput, TextArea or Select, which takes id and description from here. */
  children: ReactNode
}

export function Field({ label, id, hint, error, className = '', noteApart = false, children }: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const noteId = error || hint ? `${controlId}-note` : undefined
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={controlId} className="t2 mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldContext value={{ id: controlId, noteId, invalid: Boolean(error) }}>{children}</FieldContext>
      {!noteApart && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  )
}

/** The line below a control: the hint, or the error in its place. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string | undefined
  hint?: ReactNode
  error?: string | undefined
}) {
  if (error)
    return (
      <p id={id} className="t1 mt-1.5 font-semibold text-err">
        {error}
      </p>
    )
  return hint ? (
    <p id={id} className="t1 mt-1.5 text-ink2">
      {hint}
    </p>
  ) : null
}

/** The attributes that tie a control to the label and note of the field around it. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) throw new Error('A form control stands outside a Field.')
  return { id: field.id, 'aria-describedby': field.noteId, 'aria-invalid': field.invalid || undefined }
}

/* The error's second border pixel comes out of the padding, so that the text does not move. */
export const controlLook =
  'block w-full rounded-control border border-edge bg-sheet px-3.5 text-[1.25rem] font-medium text-ink placeholder:font-normal placeholder:text-ink2 hover:border-ink focus-visible:border-fir disabled:border-line disabled:bg-sand disabled:text-ink2 aria-invalid:border-2 aria-invalid:border-err aria-invalid:px-[13px]'

export function TextInput(props: Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  return <input type="text" {...props} {...useFieldControl()} className={`${controlLook} h-13.5`} />
}

export function TextArea({ rows = 5, ...props }: Omit<ComponentProps<'textarea'>, 'className' | 'id'>) {
  return (
    <textarea
      {...props}
      {...useFieldControl()}
      rows={rows}
      className={`${controlLook} resize-y py-3 leading-normal aria-invalid:py-[11px]`}
    />
  )
}
