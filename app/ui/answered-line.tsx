import type { ComponentProps, ReactNode } from 'react'
import { TextButton } from './text-button.tsx'

type AnsweredLineProps = Omit<ComponentProps<typeof TextButton>, 'children' | 'className'> & {
  answer: ReactNode
  /** «Ändern»; `aria-label` says what, where more than one answer is on the page. */
  action: string
  className?: string
}

/** A question once it is answered: one line, and the way back to it. */
export function AnsweredLine({ answer, action, className = '', ...button }: AnsweredLineProps) {
  return (
    <p className={`flex min-h-11 items-center justify-between gap-x-3 leading-snug! ${className}`}>
      <span className="min-w-0">{answer}</span>
      <TextButton {...button} className="shrink-0">
        {action}
      </TextButton>
    </p>
  )
}
