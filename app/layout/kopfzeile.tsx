import { NavLink } from '#app/router.tsx'
import { LAYOUT } from '#content/rahmen/layout.ts'
import { ALLES_ZUR_KRANKENKASSE, LINKS } from '#content/rahmen/navigation.ts'
import { AufklappMenue } from './aufklapp-menue.tsx'
import { Marke } from './marke.tsx'
import { MobilMenue } from './mobil-menue.tsx'

export const hauptLink =
  't2 flex h-full min-h-11 items-center border-b-3 border-transparent hover:border-mute aria-[current]:border-fir forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] md:text-[1rem]'

export function Kopfzeile() {
  return (
    <header className="border-b border-ink">
      <div className="rahmen flex flex-wrap items-stretch justify-between gap-x-3 md:gap-x-5">
        <div className="flex min-h-15 items-center md:min-h-18 lg:min-h-20">
          <Marke />
        </div>
        <MobilMenue />
        <nav aria-label={LAYOUT.hauptnavigation} className="hidden md:max-lg:w-full md:block">
          <ul className="flex h-full gap-x-[clamp(0.75rem,4vw-2rem,1.5rem)] whitespace-nowrap md:max-lg:-mt-2 md:max-lg:justify-between">
            <li>
              <NavLink to="/" className={hauptLink}>
                {LAYOUT.startseite}
              </NavLink>
            </li>
            <li>
              <AufklappMenue name={LAYOUT.allesZurKrankenkasse} links={ALLES_ZUR_KRANKENKASSE} />
            </li>
            {LINKS.map(({ pfad, name, bereich }) => (
              <li key={pfad}>
                <NavLink to={pfad} section={bereich} className={hauptLink}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
