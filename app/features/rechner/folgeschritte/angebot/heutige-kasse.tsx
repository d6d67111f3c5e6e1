import { memo } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { frankenText, mitApostroph } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import { alleAngebote } from '#domain/angebote.ts'
import type { HeutigerTarif, Vergleichspreis } from '#domain/ersparnis.ts'
import { erlaubteFranchisen, type Franchise, franchiseAusBetrag } from '#domain/franchise.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from '../../zustand/person.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import type { Kasse } from './auswertung.ts'
import type { Personenfrage } from './frage.ts'
import { NichtsTunOeffnen, type Rechnungsjahr } from './nichts-tun-oeffnen.tsx'
import { RechnungAbgleich } from './rechnung-abgleich.tsx'

type HeutigeKasseProps = {
  person: Person
  heute: Tag
  /** Undefined while the compared year is that of the bill. */
  rechnungsjahr: Rechnungsjahr | undefined
  tabelle: Regionstabelle
  frage: Personenfrage
  wahl: Wahl
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
  heutigerTarif: HeutigerTarif['tarif'] | null
  dispatch: (aktion: Aktion) => void
  vergleich: Vergleichspreis | undefined
  /** The reference at today's franchise, when that is another one. */
  beiHeutigerFranchise: Vergleichspreis | undefined
}

/** Optional: with it, the saving is measured against the visitor's own insurance. */
export function HeutigeKasse(props: HeutigeKasseProps) {
  const { wahl, frage, kassen, dispatch } = props
  // Nobody opens the list before the step is painted.
  const gemalt = useNachDemBild(true, false)
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-3 print:hidden">
      <Field label="Aktuelle Krankenkasse" hint="Freiwillig. So sehen Sie Ihre eigene Ersparnis.">
        <Select
          value={wahl.aktuelleKasse ?? ''}
          onChange={event => dispatch({ art: 'aktuelleKasse', nummer: zahl(event.target.value) })}
        >
          <option value="">Keine Angabe</option>
          {gemalt && <Kassen kassen={kassen} />}
        </Select>
      </Field>
      <Field label="Aktuelle Franchise">
        <Select
          value={wahl.aktuelleFranchise ?? ''}
          onChange={event =>
            dispatch({
              art: 'aktuelleFranchise',
              franchise: franchiseAusBetrag(Number(event.target.value || NaN)) ?? null,
            })
          }
        >
          <option value="">Keine Angabe</option>
          {erlaubteFranchisen(frage.klasse).map(franchise => (
            <option key={franchise} value={franchise}>
              {mitApostroph(franchise)}
            </option>
          ))}
        </Select>
      </Field>
      {wahl.aktuelleKasse !== null && <HeutigesModell {...props} kasse={wahl.aktuelleKasse} />}
      {wahl.aktuelleKasse !== null && <Rechnung {...props} kasse={wahl.aktuelleKasse} />}
      <Hinweis {...props} />
    </div>
  )
}

/** The same for every choice in the step. */
const Kassen = memo(function Kassen({ kassen }: { kassen: readonly Kasse[] }) {
  return kassen.map(({ versicherer, name }) => (
    <option key={versicherer} value={versicherer}>
      {name}
    </option>
  ))
})

const zahl = (text: string) => (text === '' ? null : Number(text))

function HeutigesModell(props: HeutigeKasseProps & { kasse: number }) {
  const { tabelle, frage, wahl, kasse, heutigerTarif, dispatch } = props
  const tarife = alleAngebote(tabelle, { ...frage, franchise: wahl.franchise }).filter(
    ({ versicherer }) => versicherer === kasse,
  )
  const gewaehlt = tarife.findIndex(
    ({ modell, tarif }) => modell === heutigerTarif?.typ && tarif === heutigerTarif.name,
  )
  return (
    <Field label="Aktueller Tarif">
      <Select
        value={gewaehlt}
        onChange={event => {
          const tarif = tarife[Number(event.target.value)]
          dispatch({ art: 'heutigerTarif', tarif: tarif ? { typ: tarif.modell, name: tarif.tarif } : null })
        }}
      >
        <option value={-1}>Annahme: Standardmodell</option>
        {tarife.map(({ modell, tarif }, index) => (
          <option key={`${modell} ${tarif}`} value={index}>
            {modellName(modell)} · {tarif}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** What the visitor recognises becomes the reference of every saving. */
function Rechnung(props: HeutigeKasseProps & { kasse: number }) {
  const { person, heute, rechnungsjahr, tabelle, frage, wahl, kasse, kassenName, dispatch } = props
  if (rechnungsjahr && person.art === 'eigen')
    return (
      <div className="md:col-span-3">
        <NichtsTunOeffnen
          key={kasse}
          person={person}
          heute={heute}
          rechnungsjahr={rechnungsjahr}
          naechste={tabelle}
          kasse={kasse}
          kassenName={kassenName}
          aktuelleFranchise={wahl.aktuelleFranchise}
          onErkannt={(tarif, franchise) => {
            dispatch({ art: 'heutigerTarif', tarif: tarif && { typ: tarif.typ, name: tarif.name } })
            dispatch({ art: 'aktuelleFranchise', franchise })
          }}
        />
      </div>
    )
  return (
    <div className="md:col-span-3">
      <RechnungAbgleich
        key={kasse}
        tabelle={tabelle}
        frage={frage}
        kasse={kasse}
        kassenName={kassenName(kasse)}
        aktuelleFranchise={wahl.aktuelleFranchise}
        onErkannt={({ typ, tarif, franchise }) => {
          dispatch({ art: 'heutigerTarif', tarif: { typ, name: tarif } })
          dispatch({ art: 'aktuelleFranchise', franchise })
        }}
      />
    </div>
  )
}

/** Why the reference is not what was asked for, and what today's franchise changes. */
function Hinweis({ wahl, vergleich, beiHeutigerFranchise: heute, kassenName }: HeutigeKasseProps) {
  const { aktuelleKasse, aktuelleFranchise, franchise } = wahl
  const text =
    aktuelleKasse !== null && vergleich?.art === 'durchschnitt'
      ? `${kassenName(aktuelleKasse)} verkauft hier keinen Standard-Tarif mit Franchise ${mitApostroph(franchise)}. Verglichen wird darum mit dem Durchschnitt.`
      : heute && heute.art !== 'durchschnitt' && aktuelleFranchise !== null
        ? franchiseHinweis(heute, aktuelleFranchise, franchise)
        : undefined
  return text ? <p className="t1 mass text-ink2 md:col-span-3">{text}</p> : null
}

function franchiseHinweis(heute: Vergleichspreis, alt: Franchise, neu: Franchise): string {
  const unterschied = mitApostroph(Math.abs(neu - alt))
  const folge =
    neu > alt ? `bis zu CHF\u00a0${unterschied} mehr selbst` : `bis zu CHF\u00a0${unterschied} weniger selbst`
  return `Mit Ihrer heutigen Franchise ${mitApostroph(alt)} kostet derselbe Tarif CHF\u00a0${frankenText(heute.preis)}/Monat. Der Wechsel der Franchise zählt nicht als Ersparnis: mit ${mitApostroph(neu)} tragen Sie im Jahr ${folge}.`
}
