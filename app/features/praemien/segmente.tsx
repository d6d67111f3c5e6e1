import { segment } from '#app/ui/fields/radio-group.tsx'

type Props = { name: string; legende: string; namen: readonly string[]; gewaehlt?: number; className?: string }

/** A row of answers that needs no script: the style sheet asks which one is checked, by its name and place. */
export function Segmente({ name, legende, namen, gewaehlt = 0, className = '' }: Props) {
  return (
    <fieldset className={`flex pt-px pl-px print:hidden ${className}`}>
      <legend className="sr-only">{legende}</legend>
      {namen.map((text, index) => (
        <label
          key={text}
          className={`${segment} flex min-h-11 grow cursor-pointer items-center justify-center border-edge px-3 whitespace-nowrap max-[22rem]:px-1.5 md:px-5`}
        >
          {/* Other labels may point here, too, and are no part of its name. */}
          <input
            type="radio"
            name={name}
            id={`${name}-${index}`}
            defaultChecked={index === gewaehlt}
            aria-label={text}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
