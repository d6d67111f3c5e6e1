import { PriceFigure } from '#app/ui/price-figure.tsx'
import { SKYLINE } from '#content/startseite/startseite.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus } from '#domain/werte/rappen.ts'
import type { Skyline } from './skyline.ts'
import { SkylineFigur } from './skyline-figur.tsx'

/** Where the picture stands: beside the calculator on a wide screen, below it on a narrow one. */
export type Skylineplatz = 'neben' | 'unter'

export function SkylineAn({ platz, skyline }: { platz: Skylineplatz; skyline: Skyline }) {
  if (platz === 'neben') return <SkylineFigur skyline={skyline} mitNamen className="mt-8 grow pr-6 max-lg:hidden" />
  const { tarife, guenstigster, teuerster, gilt } = skyline
  return (
    <section>
      <h2 className="t4 mb-7">{SKYLINE.titel(tarife.length, gilt.ort)}</h2>
      <SkylineFigur skyline={skyline} />
      <p className="my-8 border-t border-ink pt-7">
        <PriceFigure amount={frankenText(imJahr(minus(teuerster.preis, guenstigster.preis)))} per={SKYLINE.proJahr} />
        <span className="mt-3 block text-ink2">{SKYLINE.spanne}</span>
      </p>
    </section>
  )
}
