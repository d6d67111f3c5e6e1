/** The light palette, as in tokens.css. */
export const GROUND = '#faf7f0'
export const INK = '#10201a'
export const INK2 = '#3e4c45'
export const FIR = '#0d4a36'
export const FIR_MID = '#7a9586'
export const BUTTER = '#f8db6e'
const PAPER = '#fffefb'

/** The mark on its tile: premiums in order of price, the cheapest one found. `rand` is the margin around the bars. */
export const marke = (rand: number) => {
  const scale = (32 - 2 * rand) / 20
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${FIR}" d="M0 0h32v32H0z"/><g transform="translate(${rand} ${rand}) scale(${scale})"><path fill="${BUTTER}" d="M0 12h5v8H0z"/><path fill="${PAPER}" d="M7.5 6h5v14h-5zM15 0h5v20h-5z"/></g></svg>`
}
