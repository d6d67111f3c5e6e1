const OPEN_DELAY = 700
const SKIP_DELAY = 300

let openCount = 0
let lastClosed = Number.NEGATIVE_INFINITY

/** How long a tooltip waits: not at all when another is open, or was until a moment ago. */
export function openDelay(now: number): number {
  return openCount > 0 || now - lastClosed < SKIP_DELAY ? 0 : OPEN_DELAY
}

export function noteOpened() {
  openCount += 1
}

export function noteClosed(now: number) {
  openCount -= 1
  lastClosed = now
}
