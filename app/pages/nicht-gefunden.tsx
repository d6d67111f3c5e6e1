import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import { trackNotFound } from '#app/lib/tracking.ts'
import { useOnce } from '#app/lib/use-once.ts'
import { useLocation } from '#app/router.tsx'
import { site } from '#site-config'

export const kopf = () => ({
  titel: 'Seite nicht gefunden',
  beschreibung: `Diese Adresse gibt es auf ${site.domain} nicht. Zurück zur Startseite und zum Prämienvergleich.`,
  noindex: true,
})

export function Seite() {
  const { pathname } = useLocation()
  useOnce(() => trackNotFound(pathname))
  return (
    <NichtGefundenAnsicht
      titel={<span lang="en">Oops! Page not found</span>}
      text="Diese Seite gibt es nicht oder nicht mehr. Vielleicht hat sich in der Adresse ein Fehler eingeschlichen."
      zurueck={{ pfad: '/', name: 'Zurück zur Startseite' }}
    >
      <p className="fig fig-poster text-fir">404</p>
    </NichtGefundenAnsicht>
  )
}
