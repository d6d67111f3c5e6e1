import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { SKYLINE } from '#content/startseite/startseite.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Skyline, SkylineTarif } from './skyline.ts'
import { SkylineBild } from './skyline-bild.tsx'
import { SkylineTabelle } from './skyline-tabelle.tsx'

type SkylineFigurProps = { skyline: Skyline; mitNamen?: boolean; className?: string }

/** All tariffs, the first and the last of them named, and what the figures hold for. */
export function SkylineFigur({ skyline, mitNamen = false, className = '' }: SkylineFigurProps) {
  const { quelle } = useSeitenDaten().praemien
  const { tarife, guenstigster, teuerster, gilt } = skyline
  return (
    <figure className={`flex flex-col ${className}`}>
      <div className="flex flex-wrap items-end justify-between gap-3 @xl:grid @xl:grid-cols-[auto_1fr_auto] @xl:gap-x-4">
        <p className="w-full">
          <PriceFigure amount={frankenText(guenstigster.preis)} per={SKYLINE.proMonat} />
        </p>
        <p className="t1">
          <Badge kind="butter">{SKYLINE.guenstigstes}</Badge>
          <Angebot {...guenstigster} />
        </p>
        <p className="t1 ml-auto text-right">
          <PriceFigure amount={frankenText(teuerster.preis)} per={SKYLINE.proMonat} size="s" />
          <span className="mt-2 block">{SKYLINE.teuerstes}</span>
          <span className="@max-xl:hidden">
            <Angebot {...teuerster} />
          </span>
        </p>
      </div>
      <SkylineBild skyline={skyline} mitNamen={mitNamen} />
      <figcaption className="relative pt-2.5">
        <ul className="t1 flex min-h-11 gap-x-4 pr-20 whitespace-nowrap text-ink2">
          <Legende farbe="fill-bar" text={SKYLINE.mitModell} />
          <Legende farbe="fill-fir-mid" text={SKYLINE.standard} />
        </ul>
        <p className="t1 -mt-3 text-ink2">{geschuetzt(SKYLINE.grundlage(gilt, quelle, tarife.length))}</p>
        <SkylineTabelle tarife={tarife} ort={gilt.ort} />
      </figcaption>
    </figure>
  )
}

function Angebot({ kasse, tarif }: SkylineTarif) {
  return <span className="block text-ink2">{SKYLINE.angebot(kasse, tarif)}</span>
}

function Legende({ farbe, text }: { farbe: string; text: string }) {
  return (
    <li className="flex h-5 items-center gap-2">
      <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
        <path className={farbe} d="M0 0h10v10H0z" />
      </svg>
      {text}
    </li>
  )
}
