import { SEITEN_FEHLER } from '#content/rahmen/seiten-fehler.ts'
import { Marke } from './layout/marke.tsx'
import { Button } from './ui/button.tsx'

/** Instead of a page: what happened, and three ways on. The links load anew, for nothing here can be relied on. */
export function SeitenFehler() {
  return (
    <div className="rahmen py-20" role="alert">
      <title>{SEITEN_FEHLER.fenster}</title>
      <h1 className="t5">{SEITEN_FEHLER.titel}</h1>
      <p className="t3 mass mt-5">{SEITEN_FEHLER.text}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => window.location.reload()}>{SEITEN_FEHLER.neuLaden}</Button>
        <a href="/" target="_self" className="textlink inline-flex min-h-11 items-center text-fir">
          {SEITEN_FEHLER.startseite}
        </a>
        <a href="/kontakt" target="_self" className="textlink inline-flex min-h-11 items-center text-fir">
          {SEITEN_FEHLER.kontakt}
        </a>
      </div>
    </div>
  )
}

/** Instead of everything, when what stands around the page fails: the header without its menus, and the same words. */
export function WebsiteFehler() {
  return (
    <>
      <header className="border-b border-ink">
        <div className="rahmen flex min-h-18 items-center lg:min-h-20">
          <Marke />
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className="outline-none">
        <SeitenFehler />
      </main>
    </>
  )
}
