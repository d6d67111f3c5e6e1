import { NavLink } from '#app/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/overlay/dialog.tsx'
import { LAYOUT } from '#content/rahmen/layout.ts'
import { ALLES_ZUR_KRANKENKASSE, BERATUNG, LINKS } from '#content/rahmen/navigation.ts'

/** Opens and closes by its own attributes: its HTML stays, and the browser has no code for it. */
export function MenueSchublade({ id }: { id: string }) {
  return (
    <Drawer id={id} title={LAYOUT.menue}>
      <nav aria-label={LAYOUT.menue}>
        <ul>
          <Punkt pfad="/" name={LAYOUT.startseite} />
          {LINKS.map(({ pfad, name }) => (
            <Punkt key={pfad} pfad={pfad} name={name} />
          ))}
        </ul>
        <p className="t1 mt-5 mb-1 text-ink2">{LAYOUT.allesZurKrankenkasse}</p>
        <ul>
          {ALLES_ZUR_KRANKENKASSE.map(({ pfad, name }) => (
            <Punkt key={pfad} pfad={pfad} name={name} />
          ))}
        </ul>
      </nav>
      <ButtonLink section="menue" to={BERATUNG.pfad} className="mt-8 w-full">
        {BERATUNG.name}
      </ButtonLink>
    </Drawer>
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
