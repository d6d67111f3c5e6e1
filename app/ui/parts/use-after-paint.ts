import { useEffect, useRef, useState } from 'react'

/**
 * The value, and after a change of `key` for two frames still the last one of before: what is looked at first is painted first, and what
 * stands below it follows. null until the first frame is painted. A change under the same key shows at once.
 */
export function useAfterPaint<T>(value: T, key: string): T | null {
  const [painted, setPainted] = useState<string | null>(null)
  const last = useRef<T | null>(null)
  useEffect(() => {
    if (painted === key) {
      last.current = value
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    // A timer set inside a frame cannot run before its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(key))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [painted, key, value])
  return painted === key ? value : last.current
}
