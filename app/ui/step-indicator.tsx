import { UI } from '#content/rahmen/ui.ts'
import { Icon } from './icon.tsx'

type Step = { title: string; text: string }

type StepIndicatorProps = {
  steps: readonly Step[]
  /** Index of the step on screen; those before it are done. */
  current: number
  /** Called for a done or the current step. */
  onSelect: (index: number) => void
  /** Wide adds number boxes and the second line where there is room. */
  look?: 'compact' | 'wide'
}

export function StepIndicator({ steps, current, onSelect, look = 'compact' }: StepIndicatorProps) {
  return (
    <nav aria-label={UI.schritte}>
      <ol className={`grid grid-flow-col gap-2 md:auto-cols-fr ${look === 'wide' ? 'md:gap-6' : ''}`}>
        {steps.map((step, index) => (
          <li key={step.title} className="min-w-0">
            {index > current ? (
              <div className="border-t-4 border-line pt-2 text-ink2">
                <StepLabel step={step} number={index + 1} look={look} state="ahead" />
              </div>
            ) : (
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onSelect(index)}
                className="flex min-h-11 w-full items-start border-t-4 border-fir pt-2 text-left hover:text-fir"
              >
                <StepLabel step={step} number={index + 1} look={look} state={index === current ? 'current' : 'done'} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepState = 'done' | 'current' | 'ahead'
type StepLabelProps = { step: Step; number: number; look: 'compact' | 'wide'; state: StepState }

/* Three names side by side, on the narrowest phone too. */
const narrow = 'max-[24rem]:text-[0.8125rem] max-[24rem]:whitespace-nowrap max-[24rem]:font-stretch-90%'

const boxes: Record<StepState, string> = {
  done: 'border-fir text-fir',
  current: 'border-fir bg-fir text-on-fir',
  ahead: 'border-edge',
}

function StepLabel({ step, number, look, state }: StepLabelProps) {
  const done = state === 'done' && <span className="sr-only">{` ${UI.erledigt}`}</span>
  const weight = state === 'ahead' ? '' : 'font-semibold'
  if (look === 'compact')
    return (
      <span className={`t1 min-w-0 ${narrow}`}>
        <span className={`block ${state === 'current' ? 'font-semibold' : ''}`}>
          {number} {step.title}
          {done}
        </span>
        <StepText text={step.text} />
      </span>
    )
  return (
    <span className="flex gap-3 md:pt-1">
      <span
        aria-hidden="true"
        className={`t1 hidden size-6.5 shrink-0 place-content-center rounded-control border font-semibold md:grid ${boxes[state]}`}
      >
        {state === 'done' ? <Icon name="check" className="size-4" /> : number}
      </span>
      <span className="min-w-0">
        <span className={`t1 block md:text-[1.0625rem] ${narrow} ${weight}`}>
          {/* Named with its number, so that the last step is not called like the button that sends. */}
          <span className="md:sr-only">{number} </span>
          {step.title}
          {done}
        </span>
        <StepText text={step.text} />
      </span>
    </span>
  )
}

/** Where three of them do not fit side by side they are there for who listens. */
function StepText({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">: </span>
      <span className="sr-only text-ink2 md:not-sr-only md:block">{text}</span>
    </>
  )
}
