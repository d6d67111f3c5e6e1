import { trennbar } from '#app/lib/typografie.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import type { Gezaehlt } from './mitglieder.ts'
import { personName, stufenText } from './woerter.ts'

type PolicenListeProps = {
  personen: readonly Gezaehlt[]
  loesung: Loesung
  kassenName: (nummer: number) => string
}

/** Who is insured where, person by person. */
export function PolicenListe({ personen, loesung, kassenName }: PolicenListeProps) {
  return (
    <ul className="mt-6 border-t border-ink">
      {personen.map(({ nummer, geburtsjahr, unfall, mitglied }, index) => {
        const police = loesung.policen[index]
        if (!police) return null
        const { angebot, franchise, praemie } = police
        const beste = mitglied.franchise === null ? ' (beste)' : ''
        const angaben = [
          `Franchise ${mitApostroph(franchise)}${beste}`,
          unfall === 'MIT' ? 'mit Unfall' : 'ohne Unfall',
          stufenText(police),
        ]
        return (
          <li key={nummer} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3">
            <div className="min-w-0 hyphens-auto">
              <p className="t1 text-ink2">
                {personName(nummer)}, Jahrgang {geburtsjahr}
              </p>
              <p className="font-semibold">{trennbar(kassenName(angebot.versicherer))}</p>
              <p className="text-ink2">
                {modellName(angebot.modell)} · {trennbar(angebot.tarif)}
              </p>
              <p className="t1 text-ink2">{angaben.filter(Boolean).join(' · ')}</p>
            </div>
            <p className="betrag self-center text-right">
              <span className="sr-only">CHF </span>
              <span className="fig text-[1.625rem]">{frankenText(praemie)}</span>
              <span className="sr-only"> pro Monat</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
