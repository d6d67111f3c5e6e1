import { useId } from 'react'
import { BLATT } from '#content/rechner/blatt.ts'
import { differenzText } from '#content/rechner/zeile.ts'
import { BALKEN } from '#content/wechsel/nichts-tun.ts'
import { WEGE } from '#content/wechsel/nichts-tun-wege.ts'
import { frankenText, wechselText } from '#content/zahlen/format.ts'
import { jahreswechsel } from '#domain/jahreswechsel/jahreswechsel.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { minus, type Rappen } from '#domain/werte/rappen.ts'
import { istVergleichbar, wegeVon } from '../police/drei-wege.tsx'
import type { PersonSicht } from '../sicht/antwort.ts'
import { Ueberschrift } from './tabelle.tsx'

/** What a recognised policy costs without a change, where that stands beside the prices of the page. */
export const ohneWechsel = ({ nichtsTun }: PersonSicht, tabelle: Regionstabelle) =>
  nichtsTun?.danach && istVergleichbar(nichtsTun, tabelle) ? nichtsTun : undefined

type NichtsTunTeilProps = { person: PersonSicht; tabelle: Regionstabelle; kassenName: (nummer: number) => string }

/** What stays without a change, and the ways beside it where all are at the same franchise and accident cover. */
export function NichtsTunTeil({ person, tabelle, kassenName }: NichtsTunTeilProps) {
  const { voll } = person
  const nichtsTun = ohneWechsel(person, tabelle)
  if (!nichtsTun || !voll) return null
  const { jahr } = tabelle
  const { danach, franchise, unfall } = nichtsTun
  const heute = nichtsTun.heute?.preis
  const wege = wegeVon(person, tabelle)
  const wechsel = heute !== undefined && jahreswechsel({ jahr: jahr - 1, preis: heute }, { jahr, preis: danach.preis })
  return (
    <div className="grid grid-cols-2 gap-8">
      <div>
        <Ueberschrift>{BLATT.nichtsTun(danach.preis)}</Ueberschrift>
        <p>{BLATT.nichtsTunTarif(kassenName(danach.versicherer), danach.name, franchise, unfall === 'MIT-UNF')}</p>
        {wechsel && <p>{BLATT.bisher(jahr - 1, heute, wechselText(wechsel))}</p>}
        <BlattBalken
          heute={heute}
          danach={danach.preis}
          gewaehlt={wege.length > 0 && voll.praemie < danach.preis ? voll.praemie : danach.preis}
          jahr={jahr}
        />
      </div>
      {wege.length > 1 && (
        <div>
          <Ueberschrift>{WEGE.titel(wege.length, null)}</Ueberschrift>
          {wege.map(({ weg, versicherer, name, preis }) => (
            <div key={weg} className="flex justify-between gap-4 border-b border-line py-1">
              <p>
                <b className="font-semibold">{WEGE.namen[weg](kassenName(danach.versicherer))}</b>{' '}
                {kassenName(versicherer)}, {name}
              </p>
              <p className="shrink-0 text-right">
                <b className="font-semibold">{frankenText(preis)}</b>
                {preis !== danach.preis && <span className="ml-2">{differenzText(minus(preis, danach.preis))}</span>}
              </p>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const HOCH = 72
const SCHRITT = 20
/** Two months of this year, a gap, twelve of the next. */
const MONATE = Array.from({ length: 12 }, (_, monat) => (3 + monat) * SCHRITT)
const ENDE = 15 * SCHRITT

type BlattBalkenProps = {
  /** A month of this year; undefined where the tariff was not sold. */
  heute: Rappen | undefined
  /** A month of the next without doing anything. */
  danach: Rappen
  /** A month with the chosen offer, where it is cheaper at the same franchise. */
  gewaehlt: Rappen
  jahr: number
}

/** The months as bars from zero in black and white: what the chosen offer would leave over is hatched. */
function BlattBalken({ heute, danach, gewaehlt, jahr }: BlattBalkenProps) {
  const schraffur = useId()
  const hoch = (preis: Rappen) => (preis / Math.max(heute ?? 0, danach, 1)) * HOCH
  const balken = (x: number, bis: Rappen, hoehe = bis) => ({ x, y: HOCH - hoch(bis), width: 16, height: hoch(hoehe) })
  const spart = minus(danach, gewaehlt)
  return (
    <figure className="mt-2">
      <svg viewBox={`-1 -1 ${ENDE + 2} ${HOCH + 16}`} aria-hidden="true" className="w-full stroke-ink">
        <pattern id={schraffur} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4" />
        </pattern>
        {heute !== undefined && [0, SCHRITT].map(x => <rect key={x} {...balken(x, heute)} className="fill-line" />)}
        <path d={`M${2.5 * SCHRITT - 2} 0V${HOCH + 12}`} strokeDasharray="2 3" />
        {MONATE.map(x => (
          <g key={x} className="fill-none">
            <rect {...balken(x, gewaehlt)} />
            {spart > 0 && <rect {...balken(x, danach, spart)} fill={`url(#${schraffur})`} />}
          </g>
        ))}
        <g className="fill-ink stroke-none text-[9px]">
          {heute !== undefined && <text y={HOCH + 12}>{jahr - 1}</text>}
          <text x={MONATE[0]} y={HOCH + 12}>
            {BALKEN.januar}
          </text>
          <text x={ENDE} y={HOCH + 12} textAnchor="end">
            {BALKEN.dezember(jahr)}
          </text>
        </g>
      </svg>
      <figcaption className="text-[0.65625rem]">{spart > 0 ? BLATT.schraffiert(spart) : BLATT.achse}</figcaption>
    </figure>
  )
}
