import { lazy, useEffect, useRef } from 'react'
import { useLocation } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { closeDialog, closeOnBackdrop, opens } from '#app/ui/overlay/dialog-control.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { LAYOUT } from '#content/rahmen/layout.ts'

const ID = 'menue'
const Schublade = import.meta.env.SSR
  ? lazy(async () => {
      const { MenueSchublade } = await import('./menue-schublade.tsx')
      return { default: () => <MenueSchublade id={ID} /> }
    })
  : undefined

/** Below 768 px: a button and the drawer it opens. */
export function MobilMenue() {
  const location = useLocation()
  const vorher = useRef(location)
  useEffect(() => {
    // Any navigation closes the drawer, also one to the same page; hydration is none, and may find it open.
    if (vorher.current !== location) closeDialog(ID)
    vorher.current = location
    markCurrentLink(location.pathname)
  }, [location])
  return (
    <>
      <button type="button" {...opens(ID)} aria-label={LAYOUT.menue} className="-mr-3 flex items-center px-3 md:hidden">
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the drawer; Escape closes it by itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="contents" onClick={closeOnBackdrop}>
        <ServerPart id="menue-schublade" part={Schublade} />
      </div>
    </>
  )
}

/** The drawer's HTML was made for the page that was opened first. */
function markCurrentLink(pathname: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${ID} nav a`)) {
    if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
