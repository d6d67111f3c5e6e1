import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { anzahlVorschlaege, UI } from '#content/rahmen/ui.ts'
import { Icon } from '../icon.tsx'
import { controlLook, useFieldControl } from './field.tsx'

type Option = { id: string | number }

type ComboboxProps<O extends Option> = Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'maxLength'> & {
  value: string
  /** What may be chosen; the list opens only while there is something to choose. */
  options: readonly O[]
  /** What an option looks like. */
  children: (option: O) => ReactNode
  /** The choice is still open: the list shows itself as soon as the field has the focus. */
  undecided: boolean
  /** Stands in the empty field while there is something to choose. */
  prompt: string
  /** Why a choice is needed now: the list shows itself at once. Another reason, another list. */
  popUpFor?: string | undefined
  onText: (text: string) => void
  onPick: (option: O) => void
}

/** A text field that offers what it may mean (ARIA: editable combobox with a list). */
export function Combobox<O extends Option>({
  value,
  options,
  children,
  undecided,
  prompt,
  popUpFor,
  onText,
  onPick,
  ...rest
}: ComboboxProps<O>) {
  const listId = useId()
  const [wanted, setWanted] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const expanded = wanted && options.length > 0
  const active = expanded ? options[activeIndex] : undefined
  const optionId = (option: O) => `${listId}-${option.id}`

  useEffect(() => {
    setWanted(popUpFor !== undefined)
  }, [popUpFor])

  function open(index = -1) {
    setWanted(true)
    setActiveIndex(index)
  }

  function pick(option: O) {
    setWanted(false)
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const meant = active ?? (options.length === 1 && undecided ? options[0] : undefined)
    if (event.key === 'ArrowDown' && last >= 0) open(expanded && activeIndex < last ? activeIndex + 1 : 0)
    else if (event.key === 'ArrowUp' && last >= 0) open(expanded && activeIndex > 0 ? activeIndex - 1 : last)
    else if (event.key === 'Enter' && expanded && meant) pick(meant)
    else if (event.key === 'Escape' && expanded) setWanted(false)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <input
        {...rest}
        {...useFieldControl()}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        spellCheck={false}
        value={value}
        placeholder={undecided && value === '' && options.length > 0 ? prompt : undefined}
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={active && optionId(active)}
        onChange={event => {
          onText(event.target.value)
          open()
        }}
        onClick={() => (options.length > 1 || undecided) && open()}
        onFocus={() => undecided && open()}
        onBlur={() => setWanted(false)}
        onKeyDown={onKeyDown}
        className={`${controlLook} h-13.5 truncate ${options.length > 1 ? 'pr-11!' : ''}`}
      />
      {options.length > 1 && (
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      )}
      <span role="status" className="sr-only">
        {expanded && anzahlVorschlaege(options.length)}
      </span>
      {/* Always there, so that the field may refer to it. */}
      <div
        id={listId}
        role="listbox"
        aria-label={UI.vorschlaege}
        hidden={!expanded}
        className="absolute right-0 z-10 mt-1 max-h-64 min-w-full overflow-y-auto border border-ink bg-sheet max-md:w-[min(20rem,calc(100vw-2.5rem))] md:w-max md:max-w-96"
      >
        {expanded &&
          options.map(option => (
            <Suggestion key={option.id} id={optionId(option)} active={option === active} onPick={() => pick(option)}>
              {children(option)}
            </Suggestion>
          ))}
      </div>
    </div>
  )
}

type SuggestionProps = { id: string; active: boolean; onPick: () => void; children: ReactNode }

function Suggestion({ id, active, onPick, children }: SuggestionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys (aria-activedescendant)
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
      onClick={onPick}
      className="min-h-11 cursor-pointer border-line px-3.5 py-2 not-last:border-b hover:bg-sand aria-selected:bg-fir-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-fir"
    >
      {children}
    </div>
  )
}
