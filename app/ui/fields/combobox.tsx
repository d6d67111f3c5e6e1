import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { anzahlVorschlaege, UI } from '#content/rahmen/ui.ts'
import { Icon } from '../icon.tsx'
import { controlLook, useFieldControl } from './field.tsx'

type ComboboxOption = { id: string | number }

type ComboboxProps<O extends ComboboxOption> = Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'maxLength'> & {
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

/** Whether the list is open, and which of its options the keys have reached. */
function useList<O extends ComboboxOption>({
  options,
  undecided,
  popUpFor,
  onPick,
}: Pick<ComboboxProps<O>, 'options' | 'undecided' | 'popUpFor' | 'onPick'>) {
  const [wanted, setWanted] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const expanded = wanted && options.length > 0
  const active = expanded ? options[activeIndex] : undefined

  useEffect(() => {
    setWanted(popUpFor !== undefined)
  }, [popUpFor])

  const close = () => setWanted(false)
  function open(index = -1) {
    setWanted(true)
    setActiveIndex(index)
  }
  function pick(option: O) {
    close()
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { length } = options
    const [only] = length === 1 && undecided ? options : []
    const meant = active ?? only
    const actions: Record<string, false | undefined | (() => void)> = {
      ArrowDown: length > 0 && (() => open(expanded ? (activeIndex + 1) % length : 0)),
      ArrowUp: length > 0 && (() => open(expanded && activeIndex > 0 ? activeIndex - 1 : length - 1)),
      Enter: expanded && meant && (() => pick(meant)),
      Escape: expanded && close,
    }
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return { expanded, active, open, close, pick, onKeyDown }
}

/** A text field that offers what it may mean (ARIA: editable combobox with a list). */
export function Combobox<O extends ComboboxOption>({
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
  const { expanded, active, open, close, pick, onKeyDown } = useList({ options, undecided, popUpFor, onPick })
  const optionId = (option: O) => `${listId}-${option.id}`

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
        onBlur={close}
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
