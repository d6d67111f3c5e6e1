import { ZEHN } from '#content/praemien/kanton.ts'
import { regionKurz } from '#content/praemien/kantone.ts'

type Name = 'kassen' | 'vorjahr'

/** Written out, because the style sheet is made from what stands in the source. */
const VERSTECKT: Readonly<Record<Name, readonly string[]>> = {
  kassen: [
    'group-not-has-[#kassen-0:checked]/region:hidden print:block',
    'group-not-has-[#kassen-1:checked]/region:hidden print:block',
    'group-not-has-[#kassen-2:checked]/region:hidden print:block',
  ],
  vorjahr: [
    'group-not-has-[#vorjahr-0:checked]/region:hidden print:block',
    'group-not-has-[#vorjahr-1:checked]/region:hidden print:block',
    'group-not-has-[#vorjahr-2:checked]/region:hidden print:block',
  ],
}

/** Shown while its region is chosen; where a browser does not know `:has`, all stand below each other. */
export const sichtbar = (name: Name, index: number, anzahl: number): string =>
  anzahl === 1 ? '' : (VERSTECKT[name][index] ?? '')

type Props = { name: Name; regionen: readonly { kanton: string; region: number }[] }

export function Regionswahl({ name, regionen }: Props) {
  if (regionen.length < 2) return null
  return (
    <fieldset className="flex border border-edge print:hidden">
      <legend className="sr-only">{ZEHN.region}</legend>
      {regionen.map(({ kanton, region }, index) => (
        <label
          key={region}
          className="t1 flex min-h-11 cursor-pointer items-center px-3 font-semibold not-first:border-l not-first:border-edge has-checked:bg-fir has-checked:text-on-fir has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir md:px-4"
        >
          <input type="radio" name={name} id={`${name}-${index}`} defaultChecked={index === 0} className="sr-only" />
          {regionKurz(kanton, region)}
        </label>
      ))}
    </fieldset>
  )
}
