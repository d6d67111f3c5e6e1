import { type ComponentType, useEffect, useState } from 'react'
import { onOpenCookieEinstellungen } from '#app/lib/open-cookie-einstellungen.ts'
import { showToast } from '#app/ui/toast.ts'
import { EINSTELLUNGEN_FEHLEN } from '#content/cookie-hinweis.ts'

/** Stands once in the shell; loads the dialog when it is first asked for. */
export function CookieEinstellungenOutlet() {
  const [dialog, setDialog] = useState<{ Ansicht: ComponentType; nummer: number } | null>(null)
  useEffect(() => {
    const stop = onOpenCookieEinstellungen(() => {
      import('./cookie-einstellungen.tsx').then(
        ({ CookieEinstellungen }) =>
          setDialog(vorher => ({ Ansicht: CookieEinstellungen, nummer: (vorher?.nummer ?? 0) + 1 })),
        () => showToast({ ...EINSTELLUNGEN_FEHLEN, variant: 'destructive' }),
      )
    })
    return stop
  }, [])
  return dialog && <dialog.Ansicht key={dialog.nummer} />
}
