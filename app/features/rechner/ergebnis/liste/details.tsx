import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { DETAILS } from '#content/rechner/details.ts'
import { profilPfad } from '#content/versicherer/index.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Auswahl } from '#domain/haushalt/haushalt.ts'
import type { Angebot } from '#domain/praemien/angebote.ts'
import { eigenerPreis } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'

/** What an opened row shows, in two columns where there is room. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-rows-[1fr] duration-180 ease-plain motion-safe:transition-[grid-template-rows] starting:grid-rows-[0fr]">
      <div className="grid min-h-0 grid-cols-1 gap-x-10 gap-y-6 overflow-hidden border-y border-ink bg-sheet px-5 py-6 hyphens-auto @2xl:grid-cols-2 @2xl:px-6">
        {children}
      </div>
    </div>
  )
}

type AbschnittProps = { titel: string; className?: string; children: ReactNode }

export function Abschnitt({ titel, className = '', children }: AbschnittProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <h3 className="mb-1.5 font-semibold">{titel}</h3>
      {children}
    </div>
  )
}

export type Detailblick = Blick & { zeile: Listenzeile }

type DetailgriffeProps = Detailblick & { istGewaehlt: boolean; onWaehle: () => void }

export function Detailgriffe({ zustand, dispatch, zeile, istGewaehlt, onWaehle }: DetailgriffeProps) {
  const { versicherer, kasse } = zeile
  const portraet = profilPfad(versicherer)
  const ohneKassen = [...zustand.ansicht.filter.ohneKassen, versicherer]
  return (
    <div className="order-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
      <Button kind="secondary" size="small" aria-pressed={istGewaehlt} onClick={onWaehle}>
        {istGewaehlt && <Icon name="check" />}
        {istGewaehlt ? DETAILS.gewaehlt(kasse) : DETAILS.waehlen(kasse)}
      </Button>
      {portraet && (
        <Link to={portraet} className="textlink flex min-h-11 items-center font-semibold text-fir">
          {DETAILS.portraet(kasse)}
        </Link>
      )}
      <button
        type="button"
        onClick={() => dispatch({ art: 'filter', filter: { ohneKassen } })}
        className="textlink t1 min-h-11 text-ink2 hover:text-ink"
      >
        {DETAILS.ausblenden(kasse)}
      </button>
    </div>
  )
}

type TarifwahlProps = {
  tarife: readonly Angebot[]
  tabelle: Regionstabelle
  /** The chosen offer, if it is one of these. */
  gewaehlt: Pick<Angebot, 'modell' | 'tarif'> | undefined
  onWaehle: (auswahl: Auswahl) => void
}

/** Tariffs of one insurer; each can be chosen. */
export function Tarifwahl({ tarife, tabelle, gewaehlt, onWaehle }: TarifwahlProps) {
  return (
    <ul>
      {tarife.map(angebot => {
        const { versicherer, modell, tarif } = angebot
        const istGewaehlt = gewaehlt?.modell === modell && gewaehlt.tarif === tarif
        return (
          <li key={`${modell} ${tarif}`} className="border-b border-line">
            <button
              type="button"
              aria-pressed={istGewaehlt}
              onClick={() => onWaehle({ versicherer, typ: modell, tarif })}
              className={`group flex min-h-11 w-full items-center gap-2.5 py-2 text-left leading-snug hover:text-fir ${istGewaehlt ? 'font-semibold' : ''}`}
            >
              <span className="grid size-5 shrink-0 place-content-center rounded-full border border-edge bg-sheet group-aria-pressed:border-fir group-aria-pressed:bg-fir group-aria-pressed:text-on-fir print:hidden">
                {istGewaehlt && <Icon name="check" className="size-3.5" />}
              </span>
              <span className="min-w-0 grow">
                {trennbar(tarif)}
                <span className="t1 block font-normal text-ink2"> {kontaktName(angebot.kontakt)}</span>
              </span>{' '}
              <span className="betrag font-semibold">{frankenText(eigenerPreis(angebot, tabelle))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
