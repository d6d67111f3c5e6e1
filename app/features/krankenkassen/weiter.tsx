import { Link } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { VERSICHERER, type VersichererEintrag } from '#content/versicherer/index.ts'
import { PROFILE } from '#content/versicherer/profile.ts'
import { nachName } from '#domain/versicherer.ts'
import { Abschnitt } from './abschnitt.tsx'

type WeiterProps = {
  name: string
  slug: string
  /** One can change to it. */
  offen: boolean
}

/** Where a reader may want to go from here, the neighbours in the directory included. */
export function Weiter({ name, slug, offen }: WeiterProps) {
  const alle = nachName(VERSICHERER)
  const stelle = alle.findIndex(eintrag => eintrag.slug === slug)
  const nachbarn = [alle.at(stelle - 1), alle[(stelle + 1) % alle.length]].filter(eintrag => eintrag !== undefined)
  return (
    <Abschnitt titel="So geht es weiter">
      <ul className="grid gap-x-6 md:grid-cols-2">
        {offen && <Ziel pfad="/wechseln" text={`Zu ${name} wechseln: in drei Schritten`} />}
        <Ziel pfad="/kuendigen" text={`Bei ${name} kündigen: Fristen und Vorgehen`} />
        <Ziel pfad="/ratgeber/franchise-optimal-waehlen" text="Die passende Franchise finden" />
        <Ziel pfad="/ratgeber/praemienrechner-richtig-nutzen" text="Angebote richtig vergleichen" />
      </ul>
      <h3 className="t3 mt-9 mb-2 font-semibold">Weitere Krankenkassen</h3>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {[...nachbarn, ...schwestern(slug, nachbarn)].map(eintrag => (
          <Ziel key={eintrag.slug} pfad={`/krankenkasse/${eintrag.slug}`} text={`${eintrag.name}, ${eintrag.sitz}`} />
        ))}
      </ul>
    </Abschnitt>
  )
}

function Ziel({ pfad, text }: { pfad: string; text: string }) {
  return (
    <li className="border-b border-line">
      <Link to={pfad} className="group flex min-h-14 items-center justify-between gap-4 py-2">
        <span className="group-hover:underline">{text}</span>
        <Icon name="arrow-right" className="text-fir" />
      </Link>
    </li>
  )
}

/** Other insurers of the same group. */
function schwestern(slug: string, schon: readonly VersichererEintrag[]): VersichererEintrag[] {
  const gruppe = PROFILE.get(slug)?.verzeichnis.gruppe
  if (!gruppe) return []
  return VERSICHERER.filter(
    eintrag =>
      eintrag.slug !== slug && !schon.includes(eintrag) && PROFILE.get(eintrag.slug)?.verzeichnis.gruppe === gruppe,
  )
}
