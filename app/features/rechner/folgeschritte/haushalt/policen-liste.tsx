import { trennbar } from '#app/lib/typografie.ts'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { POLICE } from '#content/rechner/haushalt.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { plus } from '#domain/rappen.ts'
import type { Gezaehlt } from './mitglieder.ts'

type PolicenListeProps = {
  personen: readonly Gezaehlt[]
  loesung: Loesung
  kassenName: (nummer: number) => string
  /** By whose rules the canton pays a part; null: full prices. */
  regelJahr?: number | null
}

/** Who is insured where, person by person. */
export function PolicenListe({ personen, loesung, kassenName, regelJahr = null }: PolicenListeProps) {
  return (
    <ul className="mt-6 border-t border-ink">
      {personen.map(({ nummer, geburtsjahr, unfall, mitglied }, index) => {
        const police = loesung.policen[index]
        if (!police) return null
        const { angebot, franchise, praemie } = police
        return (
          <li key={nummer} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3">
            <div className="min-w-0 hyphens-auto">
              <p className="t1 text-ink2">{POLICE.person(nummer, geburtsjahr)}</p>
              <p className="font-semibold">{trennbar(kassenName(angebot.versicherer))}</p>
              <p className="text-ink2">
                {angebotsmodell(angebot)} · {trennbar(angebot.tarif)}
              </p>
              <p className="t1 text-ink2">
                {POLICE.angaben(franchise, mitglied.franchise === null, unfall === 'MIT', police)}
              </p>
            </div>
            <p className="betrag self-center text-right">
              <span className="sr-only">{POLICE.chf}</span>
              <span className="fig text-[1.625rem]">{frankenText(praemie)}</span>
              <span className="sr-only">{POLICE.proMonat}</span>
            </p>
            {regelJahr !== null && (
              <p className="t1 col-span-full text-right text-ink2">
                {VERBILLIGT.statt(plus(praemie, angebot.kantonZahlt), regelJahr)}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
