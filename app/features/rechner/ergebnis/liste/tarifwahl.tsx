import { trennbar } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import type { Angebot } from '#domain/angebote.ts'
import type { Auswahl } from '#domain/haushalt.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'

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
                <span className="t1 block font-normal text-ink2"> {angebotsmodell(angebot)}</span>
              </span>{' '}
              <span className="betrag font-semibold">{frankenText(eigenerPreis(angebot, tabelle))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
