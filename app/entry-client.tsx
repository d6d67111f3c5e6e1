import './styles/main.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SEITEN_DATEN_ID, type SeitenDaten } from '#contract/seiten-daten.ts'
import { App } from './app.tsx'
import { startConsent } from './features/consent/consent.ts'
import { keepTokenOutOfAddress } from './lib/formular/bestaetigungs-token.ts'
import { BrowserRouter, browserLocation } from './router.tsx'
import { ladeSeite, zielVon } from './seiten-lader.ts'

const root = document.getElementById('root')
const daten: SeitenDaten = JSON.parse(document.getElementById(SEITEN_DATEN_ID)?.textContent ?? 'null')
if (!root || !daten) throw new Error('This document was not rendered by the site.')

// In this order: nothing is told to anyone while a secret stands in the address.
keepTokenOutOfAddress()
startConsent(daten.gtmId)

// Every change of page starts at the top, also when going forward; the browser would restore the old place.
history.scrollRestoration = 'manual'

// As a transition, hydration yields to the visitor's own scrolling and typing.
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App daten={daten} />
        </BrowserRouter>
      </StrictMode>,
    )
  })

// No top-level await: a page's own code imports what this file stands together with, and each would wait for the other.
ladeSeite(zielVon(browserLocation().pathname)).then(hydrate)
