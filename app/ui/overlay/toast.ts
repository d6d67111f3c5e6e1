export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  open: boolean
}

export const TOAST_DURATION = 5_000
const REMOVE_DELAY = 1_000_000

/** At most one toast: a new one takes the place of the old. A dismissed one stays, closed, until it is removed. */
let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function change(toast: Toast | null) {
  current = toast
  for (const notify of listeners) notify()
}

export function showToast({
  variant = 'default',
  ...content
}: {
  title: string
  description?: string
  variant?: Toast['variant']
}) {
  lastId += 1
  change({ ...content, variant, id: lastId, open: true })
}

export function dismissToast(id: number) {
  if (current?.id === id) change({ ...current, open: false })
  setTimeout(() => current?.id === id && change(null), REMOVE_DELAY)
}

export const currentToast = () => current

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
