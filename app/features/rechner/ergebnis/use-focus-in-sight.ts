import { useEffect } from 'react'

/** Whoever turns a tablet while typing finds the field in sight: two columns become one, and everything is elsewhere. */
export function useFocusInSight() {
  useEffect(() => {
    const columns = window.matchMedia('(width >= 48rem)')
    const show = () => {
      const { activeElement } = document
      if (activeElement?.matches('input, select, textarea'))
        activeElement.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    columns.addEventListener('change', show)
    return () => columns.removeEventListener('change', show)
  }, [])
}
