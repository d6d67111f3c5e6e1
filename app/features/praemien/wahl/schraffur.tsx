/** Fills what has no value; `Schraffur` must stand on the same page. */
export const SCHRAFFUR = 'url(#ohne-wert)'

export function Schraffur() {
  return (
    <defs>
      <pattern id="ohne-wert" width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="schraffur" d="M0 6L6 0M-1 1L1-1M5 7L7 5" />
      </pattern>
    </defs>
  )
}
