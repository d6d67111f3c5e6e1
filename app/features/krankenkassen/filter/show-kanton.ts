/**
 * Hides in the served directory who does not sell in the canton, and letters without anybody; an empty code shows all again.
 * Answers how many are shown.
 */
export function showKanton(kanton: string): { gezeigt: number; alle: number } {
  const zeilen = [...document.querySelectorAll<HTMLElement>('[data-kantone]')]
  for (const zeile of zeilen) zeile.hidden = kanton !== '' && !zeile.dataset.kantone?.split(' ').includes(kanton)
  const besetzte = new Set(
    zeilen
      .filter(({ hidden }) => !hidden)
      .map(zeile => zeile.closest<HTMLElement>('[data-buchstabe]')?.dataset.buchstabe),
  )
  for (const teil of document.querySelectorAll<HTMLElement>('[data-buchstabe]'))
    teil.hidden = !besetzte.has(teil.dataset.buchstabe)
  return { gezeigt: zeilen.filter(({ hidden }) => !hidden).length, alle: zeilen.length }
}
