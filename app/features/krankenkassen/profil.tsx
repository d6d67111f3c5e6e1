import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { leadSatz, PROFIL } from '#content/krankenkassen/krankenkassen.ts'
import { abgangSatz, abgangVon, endetMit } from '#content/versicherer/abgang.ts'
import type { VersichererEintrag } from '#content/versicherer/index.ts'
import { PROFILE } from '#content/versicherer/profile.ts'
import { franchisenSatz, regionName, vorteile } from '#content/versicherer/saetze.ts'
import { erlaubteFranchisen } from '#domain/kosten/franchise.ts'
import type { Preisjahr } from '#domain/praemien/jahreswerte.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, rappen } from '#domain/werte/rappen.ts'
import { Abschnitt, Punkte } from './abschnitt.tsx'
import { Angaben } from './angaben.tsx'
import { FuerVersicherte } from './fuer-versicherte.tsx'
import { Jahresvergleich } from './jahresvergleich.tsx'
import { Kantone } from './kantone.tsx'
import { type Kassenlage, lageVon } from './lage.ts'
import { ModellTabelle } from './modell-tabelle.tsx'
import { usePraemienbild } from './praemienbild.ts'
import { Preisvergleich } from './preisvergleich.tsx'
import { Eckdaten, ProfilKopf } from './profil-kopf.tsx'
import { RegionenTabelle } from './regionen-tabelle.tsx'
import { Weiter } from './weiter.tsx'
import { Zusatzversicherungen } from './zusatzversicherungen.tsx'

type Props = {
  versicherer: VersichererEintrag
  /** What the layout adds: the way here, the two ways on, and whom to ask. */
  krumen: ReactNode
  schritte: ReactNode
  ende: ReactNode
}

/** Everything the site knows about one insurer: its facts from content, its figures from the premiums. */
function useProfil(versicherer: VersichererEintrag) {
  const { slug, nummer } = versicherer
  const { praemien } = useSeitenDaten()
  const bild = usePraemienbild()
  const profil = PROFILE.get(slug)
  if (!profil) throw new Error(`content/de/versicherer/profile has no ${slug}`)
  const abgang = abgangVon(versicherer, praemien.ohneTarif)
  const bis = abgang ? abgang.bis : endetMit(slug, praemien.jahr)
  const offen = abgang === undefined && bis === undefined
  return { profil, lage: lageVon(nummer, profil, bild), abgang, bis, offen }
}

function Oben({ versicherer, krumen, schritte }: Props) {
  const { name, nummer, sitz } = versicherer
  const { praemien, datum } = useSeitenDaten()
  const { profil, lage, abgang, bis } = useProfil(versicherer)
  return (
    <>
      <ProfilKopf
        name={name}
        bis={bis}
        mitPreis={lage !== undefined}
        lead={
          abgang
            ? abgangSatz(name, praemien.jahr, abgang, datum)
            : leadSatz(name, praemien.jahr, lage?.zahlen, profil.verzeichnis.gruppe)
        }
        krumen={krumen}
        schritte={schritte}
      />
      <Eckdaten profil={profil} sitz={sitz} nummer={nummer} region={lage?.region} />
      {abgang && <FuerVersicherte abgang={abgang} />}
    </>
  )
}

function Preis({ versicherer }: Props) {
  const { lage } = useProfil(versicherer)
  return lage && <Preisvergleich name={versicherer.name} lage={lage} />
}

function Mehr({ versicherer, ende }: Props) {
  const { name, nummer } = versicherer
  const { praemien } = useSeitenDaten()
  const { profil, lage, abgang, offen } = useProfil(versicherer)
  return (
    <>
      {lage && <Jahresvergleich name={name} lage={lage} />}
      <Abschnitt titel={PROFIL.ueberblick}>
        <div className="mass space-y-4">
          {profil.ueberblick.map(({ wert }) => (
            <p key={wert} data-beleg="">
              {wert}
            </p>
          ))}
          {offen && (
            <p>
              {PROFIL.aufnahme(name)}{' '}
              <Link to="/grundversicherung" className="textlink text-fir">
                {PROFIL.grundversicherung}
              </Link>
            </p>
          )}
        </div>
      </Abschnitt>
      {lage && <Vorteile lage={lage} preisjahr={praemien} />}
      {lage && <ModellTabelle name={name} lage={lage} />}
      {lage && <RegionenTabelle name={name} nummer={nummer} regionen={lage.zahlen.regionen} />}
      {(lage || profil.zusatzversicherungen) && <Zusatzversicherungen name={name} profil={profil} />}
      {lage && <Kantone kantone={lage.zahlen.kantone} />}
      <Angaben profil={profil} nummer={nummer} />
      <Weiter versicherer={versicherer} offen={offen} abgang={abgang} />
      {ende}
    </>
  )
}

/** A page puts the visitor's own region in the place of `preis` where it knows it. */
export const PROFILTEILE = { oben: Oben, preis: Preis, mehr: Mehr }

function Vorteile({ lage, preisjahr }: { lage: Kassenlage; preisjahr: Preisjahr }) {
  const { zahlen, stand, region, modelle, franchisen } = lage
  const standard = modelle.find(({ kontakt }) => kontakt === 'frei')?.angebot.praemie
  const saetze = vorteile({
    zahlen,
    stand,
    franchisen: franchisenSatz(franchisen, erlaubteFranchisen('AKL-ERW')),
    ersparnis: standard === undefined ? rappen(0) : imJahr(minus(standard, region.praemie)),
    vergleichsregion: regionName(region.kanton, region.region),
    preisjahr,
  })
  return (
    <Abschnitt titel={PROFIL.vorteile}>
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
