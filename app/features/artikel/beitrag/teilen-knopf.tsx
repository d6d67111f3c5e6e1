import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BEITRAG } from '#content/artikel/beitrag.ts'

/** Shares through the device's own dialog; where there is none, copies the address. */
export function TeilenKnopf({ titel }: { titel: string }) {
  const [meldung, setMeldung] = useState('')

  async function teilen() {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: titel, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setMeldung(BEITRAG.linkKopiert)
    } catch (fehler) {
      // Closing the device's dialog is a choice, not a failure.
      if (fehler instanceof DOMException && fehler.name === 'AbortError') return
      setMeldung(BEITRAG.teilenMisslungen)
    }
  }

  return (
    <div className="noscript:hidden print:hidden">
      <Button kind="secondary" size="small" onClick={teilen}>
        <Icon name="share" />
        {BEITRAG.teilen}
      </Button>
      <p role="status" className="t1 mt-2 text-ink2">
        {meldung}
      </p>
    </div>
  )
}
