import { lazy, type ReactNode, use, useEffect, useState } from 'react'
import { LAYOUT } from '#content/rahmen/layout.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { CookieBanner } from './features/consent/cookie-banner.tsx'
import { CookieEinstellungenOutlet } from './features/consent/cookie-einstellungen-outlet.tsx'
import { Fehlergrenze } from './fehlergrenze.tsx'
import { Kopfzeile } from './layout/kopfzeile.tsx'
import { GedaechtnisContext, neuesGedaechtnis } from './lib/gedaechtnis.ts'
import { SeitenDatenContext, useSeitenDaten } from './lib/seiten-daten.ts'
import { useLocation } from './router.tsx'
import { NICHT_GEFUNDEN } from './routes.ts'
import { SeitenFehler, WebsiteFehler } from './seiten-fehler.tsx'
import { existiert, ladeKopf, ladeSeite, zielVon } from './seiten-lader.ts'
import { Seitenaufruf, Seitenwechsel } from './seitenwechsel.tsx'
import { Toaster } from './ui/overlay/toaster.tsx'
import { ServerPart } from './ui/parts/server-part.tsx'

const Fusszeile = import.meta.env.SSR ? lazy(() => import('./layout/fusszeile.tsx')) : undefined

/** `children` take the place of the page that belongs to the address. */
export function App({ daten, children }: { daten: SeitenDaten; children?: ReactNode }) {
  const [gedaechtnis] = useState(neuesGedaechtnis)
  return (
    <SeitenDatenContext value={daten}>
      <GedaechtnisContext value={gedaechtnis}>
        <Fehlergrenze stelle={useLocation()} ersatz={<WebsiteFehler />}>
          <Rahmen>{children}</Rahmen>
        </Fehlergrenze>
      </GedaechtnisContext>
    </SeitenDatenContext>
  )
}

function Rahmen({ children }: { children: ReactNode }) {
  const location = useLocation()
  return (
    <>
      <a
        href="#inhalt"
        className="t2 sr-only rounded-control bg-fir px-4 py-3 font-semibold text-on-fir focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        {LAYOUT.zumInhalt}
      </a>
      <CookieBanner />
      <Seitenaufruf />
      <Kopfzeile />
      <main id="inhalt" tabIndex={-1} className="outline-none">
        {/* Keeps its place while pages come and go: a page may fail on its way out, too. */}
        <Fehlergrenze stelle={location} ersatz={<SeitenFehler />}>
          {children ?? <Ansicht key={location.pathname} pathname={location.pathname} />}
        </Fehlergrenze>
      </main>
      <ServerPart id="fusszeile" part={Fusszeile} />
      <Seitenwechsel />
      <CookieEinstellungenOutlet />
      <Toaster />
    </>
  )
}

let istErsteSeite = true

/**
 * One page with its head, which the first has from the server. A page that is still on its way suspends; the old one
 * stays until it is there.
 */
function Ansicht({ pathname }: { pathname: string }) {
  const daten = useSeitenDaten()
  const [mitKopf] = useState(!istErsteSeite)
  useEffect(() => {
    istErsteSeite = false
  }, [])
  const ziel = zielVon(pathname)
  const { slug } = ziel
  const kopf = mitKopf ? ladeKopf() : null
  const modul = use(ladeSeite(ziel))
  const gefunden = ziel.name !== NICHT_GEFUNDEN && existiert(modul, slug)
  const Inhalt = gefunden || !modul.NichtGefunden ? modul.Seite : modul.NichtGefunden
  const DokumentKopf = kopf && use(kopf).DokumentKopf
  return (
    <>
      {DokumentKopf && <DokumentKopf kopf={modul.kopf(slug, daten)} pfad={gefunden ? pathname : null} />}
      <Inhalt slug={slug} />
    </>
  )
}
