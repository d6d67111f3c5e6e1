import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '#app/ui/overlay/toast.ts'
import { loadLater } from '#app/ui/parts/new-build.ts'
import { EINSTELLUNGEN_FEHLEN } from '#content/rahmen/cookie-hinweis.ts'
import { onOpenCookieEinstellungen, openCookieEinstellungen } from './open-einstellungen.ts'

/** Stands once in the shell; loads the dialog when it is first asked for. */
export function CookieEinstellungenOutlet() {
  const [dialog, setDialog] = useState<{ Ansicht: ComponentType; nummer: number } | null>(null)
  useEffect(() => {
    const stop = onOpenCookieEinstellungen(() => {
      loadLater(() => import('./cookie-einstellungen.tsx')).then(
        ({ CookieEinstellungen }) =>
          setDialog(vorher => ({ Ansicht: CookieEinstellungen, nummer: (vorher?.nummer ?? 0) + 1 })),
        () => showToast({ ...EINSTELLUNGEN_FEHLEN, variant: 'destructive' }),
      )
    })
    document.addEventListener('click', openByMark)
    return () => {
      stop()
      document.removeEventListener('click', openByMark)
    }
  }, [])
  return dialog && <dialog.Ansicht key={dialog.nummer} />
}

/** A button that comes as HTML alone, like the footer's, says by an attribute what it opens. */
function openByMark({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-cookie-einstellungen]')
  if (!button) return
  // Safari does not focus a clicked button, and the focus would not return to it.
  button.focus()
  openCookieEinstellungen()
}
