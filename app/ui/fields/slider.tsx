import { type ComponentProps, type ReactNode, useId } from 'react'

const track =
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:bg-edge [&::-moz-range-track]:h-1 [&::-moz-range-track]:bg-edge forced-colors:[&::-webkit-slider-runnable-track]:bg-[CanvasText]'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:bg-fir [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-control [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-fir forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]'

type SliderProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'onChange'> & {
  label: string
  /** The value, as it is shown. */
  text: string
  onChange: (value: number) => void
  /** Below the track. */
  marks?: readonly ReactNode[]
}

export function Slider({ label, text, onChange, marks = [], ...rest }: SliderProps) {
  const id = useId()
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-ink2">
          {label}
        </label>
        <span aria-hidden="true" className="betrag font-semibold">
          {text}
        </span>
      </p>
      <input
        aria-valuetext={text}
        {...rest}
        id={id}
        type="range"
        onChange={event => onChange(Number(event.target.value))}
        className={`h-11 w-full cursor-pointer appearance-none bg-transparent ${track} ${thumb}`}
      />
      {marks.length > 0 && (
        <p aria-hidden="true" className="t1 flex justify-between text-ink2">
          {marks.map(mark => (
            <span key={String(mark)}>{mark}</span>
          ))}
        </p>
      )}
    </div>
  )
}
