import { segment } from './fields/radio-group.tsx'

/** Names that `unchosen` of the style sheet knows; a page has each once. */
type Name = 'choice' | 'age'

/** The id of an answer, and what `data-when` names it by. */
export const answerId = (name: Name, index: number): string => `${name}-${index}`

type SegmentsProps = { name: Name; legend: string; labels: readonly string[]; chosen?: number; className?: string }

/**
 * Two or three answers side by side that need no script. What belongs to one carries its `data-when`, and is hidden while it is
 * `unchosen`; where a browser does not know `:has`, all of it stands below each other.
 */
export function Segments({ name, legend, labels, chosen = 0, className = '' }: SegmentsProps) {
  return (
    <fieldset className={`flex pt-px pl-px print:hidden ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {labels.map((label, index) => (
        <label
          key={label}
          className={`${segment} flex min-h-11 grow cursor-pointer items-center justify-center border-edge px-3 whitespace-nowrap max-[24rem]:px-1.5 md:px-4`}
        >
          {/* Other labels may point here, too, and are no part of its name. */}
          <input
            type="radio"
            name={name}
            id={answerId(name, index)}
            defaultChecked={index === chosen}
            aria-labelledby={`${answerId(name, index)}-name`}
            className="sr-only"
          />
          <span id={`${answerId(name, index)}-name`}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
