import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { UI } from '#content/rahmen/ui.ts'
import { Icon } from './icon.tsx'
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION, type Toast } from './toast.ts'
import { toastClose, toastPlace, toastSlab, toastText, toastTitle } from './toast-look.ts'

type View = ComponentType<{ toast: Toast }>

const PATIENCE = 1_500

let arrivedView: View | null = null

/** Stands once in the shell. The full toast arrives with its first use; a plain one speaks where it cannot. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  return toast && <ToastOnScreen key={toast.id} toast={toast} />
}

/** Decides once per toast how it is shown, so that no message is announced twice. */
function ToastOnScreen({ toast }: { toast: Toast }) {
  const [View, setView] = useState<View | null>(() => arrivedView)
  useEffect(() => {
    if (arrivedView) return
    let shown = false
    const show = (view: View) => {
      if (!shown) setView(() => view)
      shown = true
    }
    const plainAfterAll = setTimeout(() => show(PlainToast), PATIENCE)
    import('./toast-radix.tsx').then(
      ({ RadixToast }) => {
        arrivedView = RadixToast
        show(RadixToast)
      },
      () => show(PlainToast),
    )
    return () => {
      shown = true
      clearTimeout(plainAfterAll)
    }
  }, [])
  return View && <View toast={toast} />
}

function PlainToast({ toast }: { toast: Toast }) {
  const { id, open } = toast
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [id, open])
  if (!open) return null
  return (
    <div className={toastPlace}>
      <div role="alert" className={toastSlab(toast)}>
        <p className={toastTitle}>{toast.title}</p>
        {toast.description && <p className={toastText}>{toast.description}</p>}
        <button type="button" aria-label={UI.schliessen} onClick={() => dismissToast(id)} className={toastClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
