/** Money is whole Rappen everywhere; francs exist only in text and in the API's JSON. */
export type Rappen = number

/** Reads an official amount such as `412.2` or `503`; undefined when it is none. Never rounds. */
export function rappenAusText(text: string): Rappen | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,2})0*)?$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

export function franken(rappen: Rappen): number {
  return rappen / 100
}

/** `1’234.50` and `−0.05`, as Swiss German typography writes amounts. */
export function frankenText(rappen: Rappen): string {
  const ganze = Math.trunc(Math.abs(rappen) / 100)
  const rest = Math.abs(rappen) % 100
  return `${rappen < 0 ? '−' : ''}${mitApostroph(ganze)}.${String(rest).padStart(2, '0')}`
}

/** `2’500`: whole numbers with the Swiss thousands separator. */
export function mitApostroph(zahl: number): string {
  const ziffern = String(zahl)
  return ziffern.length <= 3 ? ziffern : ziffern.replace(/\B(?=(\d{3})+$)/g, '’')
}
