import { type MouseEvent, useEffect, useId, useRef } from 'react'

type FieldError = { fieldId: string; text: string }

/**
 * Stands above a form after a failed attempt and takes the focus when it appears.
 * Give it a new key with every attempt.
 */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className="border-2 border-err p-5 md:p-7">
      <h2 id={titleId} className="t3 font-semibold">
        {title}
      </h2>
      <ul className="mt-2 gap-x-8 md:columns-2">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={event => focusField(event, fieldId)}
              className="textlink inline-block py-2 font-semibold text-err"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/* The address stays as it is: to follow the link would be a step in the history. */
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const target = document.getElementById(fieldId)
  const control = target instanceof HTMLFieldSetElement ? target.querySelector('input') : target
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
