import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WEITER } from '#content/krankenkassen/krankenkassen.ts'
import { type Abgang, verkaufende } from '#content/versicherer/abgang.ts'
import type { VersichererEintrag } from '#content/versicherer/index.ts'
import { PROFILE } from '#content/versicherer/profile.ts'
import { nachName } from '#domain/praemien/versicherer.ts'
import { Abschnitt } from './abschnitt.tsx'

type WeiterProps = {
  versicherer: VersichererEintrag
  /** One can change to it. */
  offen: boolean
  abgang: Abgang | undefined
}

/** Where a reader may want to go from here, the neighbours in the directory included. */
export function Weiter({ versicherer, offen, abgang }: WeiterProps) {
  const { praemien } = useSeitenDaten()
  const { name, slug } = versicherer
  const andere = verkaufende(praemien.ohneTarif).filter(eintrag => eintrag.slug !== slug)
  const nachbarn = nachbarnVon(versicherer, andere)
  return (
    <Abschnitt titel={WEITER.titel}>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {offen && <Ziel pfad="/wechseln" text={WEITER.wechseln(name)} />}
        {abgang ? (
          <>
            <Ziel pfad="/wechseln" text={WEITER.neueKasse} />
            <Ziel pfad="/kuendigen" text={WEITER.heutigeKuendigen} />
          </>
        ) : (
          <Ziel pfad="/kuendigen" text={WEITER.kuendigen(name)} />
        )}
        <Ziel pfad="/ratgeber/franchise-optimal-waehlen" text={WEITER.franchise} />
        <Ziel pfad="/ratgeber/praemienrechner-richtig-nutzen" text={WEITER.vergleichen} />
      </ul>
      <h3 className="t3 mt-9 mb-2 font-semibold">{WEITER.weitereKassen}</h3>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {[...nachbarn, ...schwestern(slug, andere, nachbarn)].map(eintrag => (
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

/** Who stands before and after it in the directory, which begins anew at its end. */
function nachbarnVon(versicherer: VersichererEintrag, andere: readonly VersichererEintrag[]): VersichererEintrag[] {
  const alle = nachName([versicherer, ...andere])
  const stelle = alle.indexOf(versicherer)
  const neben = [alle.at(stelle - 1), alle[(stelle + 1) % alle.length]]
  return alle.filter(eintrag => eintrag !== versicherer && neben.includes(eintrag))
}

/** Other insurers of the same group. */
function schwestern(
  slug: string,
  andere: readonly VersichererEintrag[],
  schon: readonly VersichererEintrag[],
): VersichererEintrag[] {
  const gruppe = PROFILE.get(slug)?.verzeichnis.gruppe
  if (!gruppe) return []
  return andere.filter(eintrag => !schon.includes(eintrag) && PROFILE.get(eintrag.slug)?.verzeichnis.gruppe === gruppe)
}
