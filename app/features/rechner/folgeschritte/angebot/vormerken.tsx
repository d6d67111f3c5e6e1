import { Icon } from '#app/ui/icon.tsx'
import { ZEILE } from '#content/rechner/zeile.ts'

type VormerkenProps = { id: string; name: string; checked: boolean; disabled: boolean; onChange: () => void }

/** Marks a row for the comparison; the word stands beside the box where the row is narrow. */
export function Vormerken({ id, name, checked, disabled, onChange }: VormerkenProps) {
  return (
    <label className="relative -ml-3 flex min-h-11 min-w-11 cursor-pointer items-center gap-2 rounded-control pl-3 text-[0.875rem] min-[24rem]:text-[0.9375rem] has-disabled:cursor-default has-disabled:text-ink2 @2xl:col-start-[-3] @2xl:row-span-2 @2xl:row-start-1 @2xl:ml-0 @2xl:justify-center @2xl:pl-0 print:hidden">
      <input
        id={id}
        type="checkbox"
        aria-label={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="peer size-5.5 shrink-0 cursor-pointer appearance-none rounded-control border border-edge bg-sheet checked:border-fir checked:bg-fir disabled:cursor-default disabled:bg-sand forced-colors:appearance-auto"
      />
      <Icon
        name="check"
        className="pointer-events-none invisible absolute left-3.75 size-4 text-on-fir peer-checked:visible @2xl:left-auto forced-colors:hidden"
      />
      <span aria-hidden="true" className="@2xl:hidden">
        {ZEILE.vergleichen}
      </span>
    </label>
  )
}
