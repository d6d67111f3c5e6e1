import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from '#app/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { closeDialog, Drawer, opens } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LAYOUT } from '#content/layout.ts'
import { ALLES_ZUR_KRANKENKASSE, BERATUNG, LINKS } from '#content/navigation.ts'

const ID = 'menue'

/** Below 768 px: a button and the drawer it opens. */
export function MobilMenue() {
  const location = useLocation()
  const vorher = useRef(location)
  useEffect(() => {
    // Any navigation closes the drawer, also one to the same page; hydration is none, and may find it open.
    if (vorher.current !== location) closeDialog(ID)
    vorher.current = location
  }, [location])
  return (
    <>
      <button type="button" {...opens(ID)} aria-label={LAYOUT.menue} className="-mr-3 flex items-center px-3 md:hidden">
        <Icon name="menu" className="size-6" />
      </button>
      <Drawer id={ID} title={LAYOUT.menue}>
        <nav aria-label={LAYOUT.menue}>
          <ul>
            <Punkt pfad="/" name={LAYOUT.startseite} />
          </ul>
          <p className="t1 mt-5 mb-1 text-ink2">{LAYOUT.allesZurKrankenkasse}</p>
          <ul>
            {ALLES_ZUR_KRANKENKASSE.map(({ pfad, name }) => (
              <Punkt key={pfad} pfad={pfad} name={name} />
            ))}
          </ul>
          <ul className="mt-5">
            {LINKS.map(({ pfad, name }) => (
              <Punkt key={pfad} pfad={pfad} name={name} />
            ))}
          </ul>
        </nav>
        <ButtonLink section="menue" to={BERATUNG.pfad} className="mt-8 w-full">
          {BERATUNG.name}
        </ButtonLink>
      </Drawer>
    </>
  )
}

function Punkt({ pfad, name }: { pfad: string; name: string }) {
  return (
    <li>
      <NavLink
        to={pfad}
        className="flex min-h-12 items-center border-b border-line font-semibold aria-[current=page]:text-fir aria-[current=page]:underline aria-[current=page]:underline-offset-4"
      >
        {name}
      </NavLink>
    </li>
  )
}
