import { startTransition, useRef, useState } from 'react'
import { kartenadresse } from '#contract/daten.ts'
import type { Zeilenfrage } from './zeilen.ts'

type Stand = { frage: Zeilenfrage; text: string }

/** Files that were fetched stay: after the first change of an age nothing is asked again. */
const dateien = new Map<string, Promise<string>>()

function datei(adresse: string): Promise<string> {
  const bekannt = dateien.get(adresse)
  if (bekannt) return bekannt
  const laufend = fetch(adresse).then(antwort => {
    if (!antwort.ok) throw new Error(`${adresse}: ${antwort.status}`)
    return antwort.text()
  })
  dateien.set(adresse, laufend)
  laufend.catch(() => dateien.delete(adresse))
  return laufend
}

/** The values of the chosen age. What arrives after another choice was made is not shown: it would stand under the wrong age. */
export function useKartenwerte() {
  const [gezeigt, setGezeigt] = useState<Stand | null>(null)
  const [fehler, setFehler] = useState(false)
  const zuletzt = useRef<Zeilenfrage>(null)

  async function load(frage: Zeilenfrage) {
    setFehler(false)
    zuletzt.current = frage
    try {
      const text = await datei(kartenadresse(frage.klasse))
      if (zuletzt.current === frage) startTransition(() => setGezeigt({ frage, text }))
    } catch {
      if (zuletzt.current === frage) setFehler(true)
    }
  }

  return { gezeigt, fehler, show: (frage: Zeilenfrage) => void load(frage) }
}
