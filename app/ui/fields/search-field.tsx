import { useRef } from 'react'
import { Icon } from '../icon.tsx'

type SearchFieldProps = {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  closeLabel: string
  onClose: () => void
  /** For its place in the layout. */
  className?: string
}

/** Opens where its button stood, for who pressed it. Not held by the state: letters follow each other faster than what they find. */
export function SearchField({
  label,
  value,
  maxLength,
  onChange,
  closeLabel,
  onClose,
  className = '',
}: SearchFieldProps) {
  const first = useRef(value === '')
  return (
    <div className={`relative ${className}`}>
      <Icon name="search" className="pointer-events-none absolute top-3 left-2.5 text-ink2" />
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens where its button stood, for who pressed it
        autoFocus={first.current}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onClose()}
        className="block h-11 w-full min-w-0 appearance-none rounded-control border border-edge bg-sheet pr-11 pl-9 text-[1rem] text-ink placeholder:text-ink2 hover:border-ink focus-visible:border-fir [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-control hover:text-fir"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
