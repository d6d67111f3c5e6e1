export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  open: boolean
}

type Action = { type: 'show'; toast: Toast } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number }

export const TOAST_DURATION = 5_000
const REMOVE_DELAY = 1_000_000

/** At most one toast: a new one takes the place of the old. A dismissed one stays, closed, until it is removed. */
export function toastReducer(toast: Toast | null, action: Action): Toast | null {
  if (action.type === 'show') return action.toast
  if (toast?.id !== action.id) return toast
  return action.type === 'dismiss' ? { ...toast, open: false } : null
}

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function dispatch(action: Action) {
  current = toastReducer(current, action)
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
  dispatch({ type: 'show', toast: { ...content, variant, id: lastId, open: true } })
}

export function dismissToast(id: number) {
  dispatch({ type: 'dismiss', id })
  setTimeout(() => dispatch({ type: 'remove', id }), REMOVE_DELAY)
}

export const currentToast = () => current

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
