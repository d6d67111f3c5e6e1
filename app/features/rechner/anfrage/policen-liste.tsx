import { trennbar } from '#app/lib/typografie.ts'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { KURZFORM } from '#content/rechner/anfrage.ts'
import { PERSONEN, stufenText } from '#content/rechner/haushalt.ts'
import type { PersonSicht } from '../ergebnis/sicht/sicht.ts'

type PolicenListeProps = { personen: readonly PersonSicht[]; kassenName: (nummer: number) => string }

/** Who is insured where, person by person. */
export function PolicenListe({ personen, kassenName }: PolicenListeProps) {
  return (
    <ul className="mt-2 border-t border-line lg:mt-6 lg:border-ink">
      {personen.map(({ id, name, jahrgang, unfall, voll }) => {
        if (!voll) return null
        const { angebot, franchise, praemie, stufe } = voll
        return (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-1.5 lg:py-3">
            <div className="min-w-0 hyphens-auto max-lg:text-[0.875rem] max-lg:leading-snug">
              <p className="t1 text-ink2">
                {[PERSONEN.wer(name, jahrgang), PERSONEN.angaben(franchise, unfall === 'MIT'), stufenText(stufe)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p>
                <b className="font-semibold">{trennbar(kassenName(angebot.versicherer))}</b>{' '}
                <span className="text-ink2">
                  {angebotsmodell(angebot)} · {trennbar(angebot.tarif)}
                </span>
              </p>
            </div>
            <p className="betrag self-center text-right">
              <span className="sr-only">{KURZFORM.chf}</span>
              <span className="font-semibold lg:hidden">{frankenText(praemie)}</span>
              <span className="fig text-[1.625rem] max-lg:hidden">{frankenText(praemie)}</span>
              <span className="sr-only">{KURZFORM.proMonatGesprochen}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
