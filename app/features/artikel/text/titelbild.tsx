import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import type { Bild, Saeule } from '#content/bild.ts'
import { BILDER } from '#content/bilder.ts'
import { zustandAm } from '#content/fakten/fakt.ts'
import { FAKTEN } from '#content/fakten/register.ts'
import type { Rechnung } from '#content/wechsel/rechnung.ts'
import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'
import { ausgefuellt } from '#content/zahlen/zeitangaben.ts'
import { rechnungVon, useErgebnis, useTextangaben } from './rechnungen.ts'

const BREITE = 320
const HOEHE = 160

/** The picture of a page's facts, ready for `lazy`; pages without one have an empty part. */
export async function titelbild(pfad: string, datei: string) {
  const bild = BILDER[pfad]
  const rechnung = await rechnungVon(datei)
  return { default: () => bild && <Bildteil bild={bild} rechnung={rechnung} /> }
}

/** Figures that the data do not bear are not drawn, and neither is what has run out. */
function Bildteil({ bild, rechnung }: { bild: Bild; rechnung: Rechnung | undefined }) {
  const { datum } = useSeitenDaten()
  const ergebnis = useErgebnis(rechnung)
  const angaben = useTextangaben(ergebnis)
  if (bild.befristet && zustandAm(datum, FAKTEN[bild.befristet]) !== 'gilt') return null
  if (bild.art !== 'rechnung') return <Titelbild {...bild} />
  if (!ergebnis.vollstaendig) return null
  const saeulen = bild.saeulen.map(({ zahl, ...fuss }): Saeule => {
    const wert = ergebnis.werte[zahl]
    if (!wert) throw new Error(`The text calculates no ${zahl} for its picture`)
    return { ...fuss, figur: wert.text, wert: wert.zahl }
  })
  return <Titelbild art="saeulen" saeulen={saeulen} beschreibung={ausgefuellt(bild.beschreibung, angaben)} />
}

type Gezeichnet = Exclude<Bild, { art: 'rechnung' }>

/** Stands on the rule below the title, as the columns of a chart stand on their axis. Marks on a time line are dates of laws. */
function Titelbild(bild: Gezeichnet) {
  return (
    <figure className="mt-9 -mb-10 max-w-[24rem] md:-mb-12 lg:absolute lg:right-0 lg:bottom-0 lg:m-0 lg:w-[22.5rem]">
      <svg
        viewBox={`0 0 ${BREITE} ${HOEHE}`}
        className="block w-full text-[0.8125rem] font-semibold"
        role="img"
        aria-label={bild.beschreibung}
        data-befristet={bild.befristet}
        data-zeitstrahl={bild.art === 'zeitstrahl' ? '' : undefined}
      >
        {bild.art === 'saeulen' && <Saeulen {...bild} />}
        {bild.art === 'kalender' && <Kalender {...bild} />}
        {bild.art === 'zeitstrahl' && <Zeitstrahl {...bild} />}
        {bild.art === 'bausteine' && <Bausteine {...bild} />}
        {bild.art === 'brief' && <Briefbogen {...bild} />}
        {bild.art === 'weg' && <Weg {...bild} />}
      </svg>
    </figure>
  )
}

type Von<Art extends Bild['art']> = Extract<Bild, { art: Art }>

/** Where the parts of a row lie that share its width. */
function reihe(anzahl: number, luecke: number) {
  const breite = (BREITE - (anzahl - 1) * luecke) / anzahl
  return { breite, x: (index: number) => index * (breite + luecke) }
}

function Saeulen({ saeulen }: Von<'saeulen'>) {
  const { breite, x } = reihe(saeulen.length, 10)
  const hoechster = Math.max(...saeulen.map(({ wert }) => wert))
  return saeulen.map(({ figur, wert, name, guenstig }, index) => {
    const hoehe = (HOEHE - 26) * (wert / hoechster)
    const mitte = x(index) + breite / 2
    const klein = hoehe < 26
    return (
      <g key={figur} textAnchor="middle">
        <rect
          className={guenstig ? 'fill-butter' : 'fill-bar'}
          x={x(index)}
          y={HOEHE - hoehe}
          width={breite}
          height={hoehe}
        />
        <text className="fill-ink" x={mitte} y={HOEHE - hoehe - (klein && name ? 26 : 9)}>
          {figur}
        </text>
        {name && (
          <text
            className={`font-normal ${klein ? 'fill-ink2' : guenstig ? 'fill-on-butter' : 'fill-on-fir'}`}
            x={mitte}
            y={klein ? HOEHE - hoehe - 9 : HOEHE - 10}
          >
            {name}
          </text>
        )}
      </g>
    )
  })
}

function Kalender({ tage }: Von<'kalender'>) {
  const { breite, x } = reihe(FLIESSTEXT.monate.length / 2, 6)
  const hoehe = HOEHE / 2 - 3
  return FLIESSTEXT.monate.map((monat, index) => {
    const tag = tage[index + 1]
    const links = x(index % 6)
    const oben = index < 6 ? 0 : hoehe + 6
    return (
      <g key={monat} className={tag === undefined ? 'fill-ink2 font-normal' : 'fill-on-fir'}>
        <rect
          className={tag === undefined ? 'fill-none stroke-edge' : 'fill-bar'}
          x={links + 0.5}
          y={oben + 0.5}
          width={breite - 1}
          height={hoehe - 1}
        />
        <text x={links + 7} y={oben + 19}>
          {monat}
        </text>
        {tag && (
          <text className="text-[1.5rem]" x={links + 7} y={oben + hoehe - 10}>
            {tag}
          </text>
        )}
      </g>
    )
  })
}

function Zeitstrahl({ marken }: Von<'zeitstrahl'>) {
  const [erstes = 0, letztes = 1] = [marken[0]?.jahr, marken.at(-1)?.jahr]
  return marken.map(({ jahr, name }, index) => {
    const links = ((BREITE - 76) * (jahr - erstes)) / (letztes - erstes)
    const oben = (index * (HOEHE - 60)) / marken.length
    return (
      <g key={jahr}>
        <rect className="fill-bar" x={links} y={oben} width="6" height={HOEHE - oben} />
        <text className="fill-ink text-[1.125rem]" x={links + 14} y={oben + 14}>
          {jahr}
        </text>
        <text className="fill-ink2 font-normal" x={links + 14} y={oben + 33}>
          {name}
        </text>
      </g>
    )
  })
}

function Bausteine({ sockel, bausteine }: Von<'bausteine'>) {
  const { breite, x } = reihe(bausteine.length, 6)
  return (
    <g textAnchor="middle">
      <rect className="fill-bar" y="100" width={BREITE} height="60" />
      <text className="fill-on-fir" x={BREITE / 2} y="135">
        {sockel}
      </text>
      {bausteine.map((name, index) => (
        <g key={name}>
          <rect
            className="fill-none stroke-ink"
            strokeDasharray="4 3"
            x={x(index) + 0.5}
            y="34.5"
            width={breite - 1}
            height="59"
          />
          <text className="fill-ink text-[0.6875rem]" x={x(index) + breite / 2} y="69">
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

function Briefbogen({ vermerk, satz }: Von<'brief'>) {
  return (
    <>
      <path className="fill-sheet stroke-ink" d="M.5 160V.5h319V160" />
      <path className="fill-mute" d="M22 22h84v6H22zm0 12h64v6H22zm0 12h74v6H22z" />
      <rect className="fill-bar" x="204" y="20" width="94" height="26" />
      <text className="fill-on-fir text-[0.75rem]" x="251" y="37" textAnchor="middle">
        {vermerk}
      </text>
      <path className="fill-bar" d="M22 76h150v8H22z" />
      <path className="fill-mute" d="M22 98h276v6H22zm0 36h276v6H22zm0 14h176v6H22z" />
      <text className="fill-ink" x="22" y="124">
        {satz}
      </text>
    </>
  )
}

function Weg({ stationen }: Von<'weg'>) {
  const { breite, x } = reihe(stationen.length, 18)
  return stationen.map(({ name, figur, ziel = false }, index) => (
    <g key={figur} className={ziel ? 'fill-on-fir' : 'fill-ink'}>
      <rect
        className={ziel ? 'fill-bar' : 'fill-none stroke-ink'}
        x={x(index) + 0.5}
        y="60.5"
        width={breite - 1}
        height={HOEHE - 60}
      />
      <text className="font-normal" x={x(index) + 8} y={HOEHE - 37}>
        {name}
      </text>
      <text className="text-[0.9375rem]" x={x(index) + 8} y={HOEHE - 16}>
        {figur}
      </text>
      {index > 0 && <path className="fill-none stroke-ink stroke-2" d={`M${x(index) - 12} 104l6 6-6 6`} />}
    </g>
  ))
}
