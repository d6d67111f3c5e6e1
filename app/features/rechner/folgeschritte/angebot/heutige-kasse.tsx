import { memo, useState } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { mitApostroph } from '#content/format.ts'
import {
  andereFranchise,
  HEUTE,
  NICHTS_TUN,
  OHNE_TARIF,
  ohneDiesenTarif,
  ohneVorgaenger,
  rechnungsFolge,
} from '#content/rechner/heute.ts'
import { alleAngebote } from '#domain/angebote.ts'
import type { HeutigerTarif, Vergleichspreis } from '#domain/ersparnis.ts'
import { erlaubteFranchisen, franchiseAusBetrag } from '#domain/franchise.ts'
import type { Jahrestabelle, Kandidat } from '#domain/rechnung.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { Aufklapper } from '../aufklapper.tsx'
import type { AnderesJahr } from './anderes-jahr.ts'
import type { Kasse } from './auswertung.ts'
import type { Personenfrage } from './frage.ts'
import { MitAnderemJahr } from './mit-anderem-jahr.tsx'
import type { Erkannt } from './nichts-tun.tsx'
import { RechnungAbgleich } from './rechnung-abgleich.tsx'

type HeutigeKasseProps = {
  /** Undefined while the site has one year only. */
  anderesJahr: AnderesJahr | undefined
  tabelle: Regionstabelle
  frage: Personenfrage
  wahl: Wahl
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
  heutigerTarif: HeutigerTarif['tarif'] | null
  dispatch: (aktion: Aktion) => void
  /** A bill or letter was recognised while next year is compared, or is so no more: what becomes of its tariff is told elsewhere. */
  onErkannt: (erkannt: Omit<Erkannt, 'antwort'> | null) => void
  vergleich: Vergleichspreis | undefined
  /** The reference at today's franchise, when that is another one. */
  beiHeutigerFranchise: Vergleichspreis | undefined
}

/** Optional, behind one line: with it, the saving is measured against the visitor's own insurance. */
export function HeutigeKasse(props: HeutigeKasseProps) {
  const { wahl, frage, kassen, dispatch, tabelle } = props
  const nichtsTun = naechstesWirdVerglichen(props)
  const [offen, setOffen] = useState(wahl.aktuelleKasse !== null)
  return (
    <Aufklapper
      titel={nichtsTun ? HEUTE.nichtsTun : HEUTE.angeben}
      text={nichtsTun ? HEUTE.wozu : HEUTE.wozuOhneRechnung}
      schliessen={HEUTE.schliessen}
      offen={offen}
      onToggle={setOffen}
    >
      <div className="grid gap-y-4">
        {nichtsTun && <p className="t1 text-ink2">{NICHTS_TUN.erklaerung(tabelle.jahr)}</p>}
        <Field label={HEUTE.kasse} hint={HEUTE.kasseHinweis}>
          <Select
            value={wahl.aktuelleKasse ?? ''}
            onChange={event => dispatch({ art: 'aktuelleKasse', nummer: zahl(event.target.value) })}
          >
            <option value="">{HEUTE.keineAngabe}</option>
            <Kassen kassen={kassen} />
          </Select>
        </Field>
        {wahl.aktuelleKasse !== null && <Rechnung {...props} kasse={wahl.aktuelleKasse} />}
        <Field label={HEUTE.franchise}>
          <Select
            value={wahl.aktuelleFranchise ?? ''}
            onChange={event =>
              dispatch({
                art: 'aktuelleFranchise',
                franchise: franchiseAusBetrag(Number(event.target.value || NaN)) ?? null,
              })
            }
          >
            <option value="">{HEUTE.keineAngabe}</option>
            {erlaubteFranchisen(frage.klasse).map(franchise => (
              <option key={franchise} value={franchise}>
                {mitApostroph(franchise)}
              </option>
            ))}
          </Select>
        </Field>
        {wahl.aktuelleKasse !== null && <HeutigesModell {...props} kasse={wahl.aktuelleKasse} />}
        <Hinweis {...props} />
      </div>
    </Aufklapper>
  )
}

/** Then what becomes of today's tariff can be told. */
const naechstesWirdVerglichen = ({ anderesJahr, tabelle }: HeutigeKasseProps) =>
  anderesJahr !== undefined && anderesJahr.jahr < tabelle.jahr

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
    <Field label={HEUTE.tarif}>
      <Select
        value={gewaehlt}
        onChange={event => {
          const tarif = tarife[Number(event.target.value)]
          dispatch({ art: 'heutigerTarif', tarif: tarif ? { typ: tarif.modell, name: tarif.tarif } : null })
        }}
      >
        <option value={-1}>{HEUTE.tarifUnbekannt}</option>
        {tarife.map((angebot, index) => (
          <option key={`${angebot.modell} ${angebot.tarif}`} value={index}>
            {angebotsmodell(angebot)} · {angebot.tarif}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** What the visitor recognises becomes the reference of every saving. */
function Rechnung(props: HeutigeKasseProps & { kasse: number }) {
  const { anderesJahr, tabelle, frage, wahl, kasse, kassenName, dispatch, onErkannt } = props
  const nichtsTun = naechstesWirdVerglichen(props)
  const eigenes = { tabelle, klasse: frage.klasse }
  const abgleich = (anderes?: Jahrestabelle) => (
    <RechnungAbgleich
      key={kasse}
      jahre={anderes ? [eigenes, anderes].sort((a, b) => a.tabelle.jahr - b.tabelle.jahr) : [eigenes]}
      frage={frage}
      kasse={kasse}
      kassenName={kassenName(kasse)}
      aktuelleFranchise={wahl.aktuelleFranchise}
      onErkannt={kandidat => {
        if (anderes && nichtsTun) return onErkannt({ kandidat, kasse, diese: anderes.tabelle })
        dispatch({ art: 'heutigerTarif', tarif: tarifImJahr(kandidat, tabelle.jahr) ?? null })
        dispatch({ art: 'aktuelleFranchise', franchise: kandidat.franchise })
      }}
      onVerworfen={franchise => {
        dispatch({ art: 'heutigerTarif', tarif: null })
        dispatch({ art: 'aktuelleFranchise', franchise })
        onErkannt(null)
      }}
      folge={kandidat => {
        const name = nichtsTun ? kandidat.tarif : tarifImJahr(kandidat, tabelle.jahr)?.name
        if (name === undefined) return ohneVorgaenger(kandidat.tarif, tabelle.jahr)
        return rechnungsFolge(kassenName(kasse), name, kandidat.unfall, frage.unfall)
      }}
    />
  )
  if (!anderesJahr) return abgleich()
  return (
    <MitAnderemJahr key={anderesJahr.jahr} anderesJahr={anderesJahr}>
      {andere => abgleich({ tabelle: andere, klasse: anderesJahr.klasse })}
    </MitAnderemJahr>
  )
}

/** A tariff of next year as this year's table has it. */
function tarifImJahr({ jahr, typ, tarif, vorgaenger }: Kandidat, gefragt: number): HeutigerTarif['tarif'] {
  return jahr === gefragt ? { typ, name: tarif } : vorgaenger
}

/** Why the reference is not what was asked for, and what today's franchise changes. */
function Hinweis({ wahl, vergleich, beiHeutigerFranchise: heute, heutigerTarif, kassenName }: HeutigeKasseProps) {
  const { aktuelleKasse, aktuelleFranchise, franchise } = wahl
  const text =
    aktuelleKasse !== null && vergleich?.art === 'durchschnitt'
      ? heutigerTarif
        ? ohneDiesenTarif(kassenName(aktuelleKasse), franchise)
        : OHNE_TARIF
      : heute && heute.art !== 'durchschnitt' && aktuelleFranchise !== null
        ? andereFranchise(heute.preis, aktuelleFranchise, franchise)
        : undefined
  return text ? <p className="t1 mass text-ink2">{text}</p> : null
}
