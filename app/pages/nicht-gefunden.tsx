import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import { trackNotFound } from '#app/lib/tracking/tracking.ts'
import { useOnce } from '#app/lib/use-once.ts'
import { useLocation } from '#app/router.tsx'
import { NICHT_GEFUNDEN } from '#content/seiten/nicht-gefunden.ts'

export const kopf = () => ({
  titel: NICHT_GEFUNDEN.titel,
  beschreibung: NICHT_GEFUNDEN.beschreibung,
  noindex: true,
})

export function Seite() {
  const { pathname } = useLocation()
  useOnce(() => trackNotFound(pathname))
  return (
    <NichtGefundenAnsicht
      titel={<span lang="en">{NICHT_GEFUNDEN.ueberschrift}</span>}
      text={NICHT_GEFUNDEN.text}
      zurueck={{ pfad: '/', name: NICHT_GEFUNDEN.zurueck }}
    >
      <p className="fig fig-poster text-fir">404</p>
    </NichtGefundenAnsicht>
  )
}
