import { useCallback, useState } from 'react'

/**
 * A box that moves house: what is drawn into it stays as it is, open, typed in and in focus, wherever `einzug` is the ref
 * of. In another parent React would draw it anew. It leaves no trace in the layout.
 */
export function useUmzug() {
  const [kiste] = useState(neueKiste)
  const einzug = useCallback(
    (platz: HTMLElement | null) => {
      if (platz) move(kiste, platz)
    },
    [kiste],
  )
  return { kiste, einzug }
}

function neueKiste() {
  const kiste = document.createElement('div')
  kiste.className = 'contents'
  return kiste
}

function move(kiste: HTMLElement, platz: HTMLElement) {
  const fokus = document.activeElement
  // Appended, it would lose the focus and what scrolls in it; the first time there is nothing to lose.
  if (kiste.isConnected && 'moveBefore' in platz) platz.moveBefore(kiste, null)
  else platz.append(kiste)
  // Who was typing finds the field in sight, in browsers that only append with its focus.
  if (fokus instanceof HTMLElement && kiste.contains(fokus)) {
    fokus.focus({ preventScroll: true })
    fokus.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
}
