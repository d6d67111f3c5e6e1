import { type ComponentType, useEffect, useState } from 'react'
import { onOpenCookieEinstellungen } from './open-einstellungen.ts'

/** Stands once in the shell; loads the dialog when it is first asked for. */
export function CookieEinstellungenOutlet() {
  const [dialog, setDialog] = useState<{ Ansicht: ComponentType; nummer: number } | null>(null)
  useEffect(
    () =>
      onOpenCookieEinstellungen(async () => {
        const { CookieEinstellungen } = await import('./cookie-einstellungen.tsx')
        setDialog(vorher => ({ Ansicht: CookieEinstellungen, nummer: (vorher?.nummer ?? 0) + 1 }))
      }),
    [],
  )
  return dialog && <dialog.Ansicht key={dialog.nummer} />
}
