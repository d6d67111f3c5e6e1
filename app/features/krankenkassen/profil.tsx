import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { abgangSatz, abgangVon, endetMit } from '#content/versicherer/abgang.ts'
import type { VersichererEintrag } from '#content/versicherer/index.ts'
import { PROFILE } from '#content/versicherer/profile.ts'
import { franchisenSatz, regionName, vorteile } from '#content/versicherer/saetze.ts'
import type { Profil as ProfilInhalt } from '#content/versicherer/schema.ts'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { istStandard } from '#domain/modelle.ts'
import { Abschnitt, Punkte } from './abschnitt.tsx'
import { Angaben } from './angaben.tsx'
import { FuerVersicherte } from './fuer-versicherte.tsx'
import { Jahresvergleich } from './jahresvergleich.tsx'
import { Kantone } from './kantone.tsx'
import { type Lage, lageVon } from './lage.ts'
import { ModellTabelle } from './modell-tabelle.tsx'
import { usePraemienbild } from './praemienbild.ts'
import { Preisvergleich } from './preisvergleich.tsx'
import { Eckdaten, ProfilKopf } from './profil-kopf.tsx'
import { RegionenTabelle } from './regionen-tabelle.tsx'
import { Weiter } from './weiter.tsx'
import { Zusatzversicherungen } from './zusatzversicherungen.tsx'

type ProfilProps = {
  versicherer: VersichererEintrag
  /** What the layout adds: the way here, and the two ways on. */
  krumen: ReactNode
  schritte: ReactNode
}

/** Everything the site knows about one insurer: its facts from content, its figures from the premiums. */
export function Profil({ versicherer, krumen, schritte }: ProfilProps) {
  const { slug, name, nummer, sitz } = versicherer
  const { praemien, datum } = useSeitenDaten()
  const bild = usePraemienbild()
  const profil = PROFILE.get(slug)
  if (!profil) throw new Error(`content/de/versicherer/profile has no ${slug}`)
  const lage = lageVon(nummer, profil, bild)
  const abgang = abgangVon(versicherer, praemien.ohneTarif)
  const bis = abgang ? abgang.bis : endetMit(slug, praemien.jahr)
  const offen = abgang === undefined && bis === undefined
  return (
    <>
      <ProfilKopf
        name={name}
        bis={bis}
        mitPreis={lage !== undefined}
        lead={abgang ? abgangSatz(name, praemien.jahr, abgang, datum) : leadVon(name, profil, lage, praemien.jahr)}
        krumen={krumen}
        schritte={schritte}
      />
      <Eckdaten profil={profil} sitz={sitz} nummer={nummer} region={lage?.region} />
      {abgang && <FuerVersicherte abgang={abgang} />}
      {lage && <Preisvergleich name={name} lage={lage} />}
      {lage && <Jahresvergleich name={name} lage={lage} />}
      <Abschnitt titel="Überblick">
        <div className="mass space-y-4">
          {profil.ueberblick.map(({ wert }) => (
            <p key={wert} data-beleg="">
              {wert}
            </p>
          ))}
          {offen && (
            <p>
              In der Grundversicherung bezahlt {name} dieselben Leistungen wie jede andere Kasse und muss alle
              aufnehmen, die im Tätigkeitsgebiet wohnen.{' '}
              <Link to="/grundversicherung" className="textlink text-fir">
                Was die Grundversicherung deckt
              </Link>
            </p>
          )}
        </div>
      </Abschnitt>
      {lage && <Vorteile lage={lage} preisjahr={praemien} />}
      {lage && <ModellTabelle name={name} lage={lage} />}
      {lage && <RegionenTabelle name={name} regionen={lage.zahlen.regionen} />}
      {(lage || profil.zusatzversicherungen) && <Zusatzversicherungen name={name} profil={profil} />}
      {lage && <Kantone kantone={lage.zahlen.kantone} />}
      <Angaben profil={profil} nummer={nummer} />
      <Weiter versicherer={versicherer} offen={offen} abgang={abgang} />
    </>
  )
}

function leadVon(name: string, { verzeichnis }: ProfilInhalt, lage: Lage | undefined, jahr: number): string {
  if (!lage)
    return `${name} verkauft die Grundversicherung ${jahr}, für Erwachsene aber in keiner ganzen Prämienregion mit der Franchise 2’500, die hier verglichen wird.`
  const { kantone, modelle } = lage.zahlen
  const wo =
    kantone.length === 26
      ? 'in allen Kantonen'
      : `in ${kantone.length === 1 ? 'einem Kanton' : `${kantone.length} Kantonen`}`
  const tarife = modelle.reduce((summe, { tarife }) => summe + tarife.length, 0)
  const gruppe =
    verzeichnis.gruppe && !verzeichnis.gruppe.startsWith(name)
      ? ` und gehört zur Gruppe ${verzeichnis.gruppe.replace(/ \(.*/, '')}`
      : ''
  return `${name} verkauft die Grundversicherung ${jahr} ${wo}, mit ${tarife} ${tarife === 1 ? 'Tarif' : 'Tarifen'}${gruppe}.`
}

function Vorteile({ lage, preisjahr }: { lage: Lage; preisjahr: Preisjahr }) {
  const { zahlen, stand, region, modelle, franchisen } = lage
  const standard = modelle.find(({ modell }) => istStandard(modell))?.praemie
  const saetze = vorteile({
    zahlen,
    stand,
    franchisen: franchisenSatz(franchisen, erlaubteFranchisen('AKL-ERW')),
    ersparnis: standard === undefined ? 0 : (standard - region.praemie) * 12,
    vergleichsregion: regionName(region.kanton, region.region),
    preisjahr,
  })
  return (
    <Abschnitt titel="Vorteile">
      <Punkte>
        {saetze.map(satz => (
          <li key={satz}>
            <Icon name="check" className="mt-1 text-fir" />
            <span>{satz}</span>
          </li>
        ))}
      </Punkte>
    </Abschnitt>
  )
}
