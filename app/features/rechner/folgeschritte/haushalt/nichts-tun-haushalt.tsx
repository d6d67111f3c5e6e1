import { useState } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { haushaltText } from '#content/nichts-tun.ts'
import { personName } from '#content/rechner/haushalt.ts'
import { HAUSHALT_NICHTS_TUN, HEUTE, NICHTS_TUN } from '#content/rechner/heute.ts'
import { altersklasse } from '#domain/altersklasse.ts'
import type { Tag } from '#domain/fristen.ts'
import { nichtsTunHaushalt } from '#domain/nichts-tun-haushalt.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { AnderesJahr } from '../angebot/anderes-jahr.ts'
import type { Kasse } from '../angebot/auswertung.ts'
import { MitAnderemJahr } from '../angebot/mit-anderem-jahr.tsx'
import { Auskunft, type Erkannt, nichtsTunFrage, Rueckfrage } from '../angebot/nichts-tun.tsx'
import { RechnungAbgleich } from '../angebot/rechnung-abgleich.tsx'
import { Aufklapper } from '../aufklapper.tsx'
import type { Gezaehlt } from './mitglieder.ts'

type NichtsTunHaushaltProps = {
  personen: readonly Gezaehlt[]
  bfs: number
  diesesJahr: AnderesJahr
  /** The table of the compared year. */
  naechste: Regionstabelle
  heute: Tag
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
}

/** Today's insurer of each, and the tariff recognised by its bill. A person of another birth year is another one. */
type Angaben = Readonly<Record<string, { kasse: number; erkannt: Erkannt | null } | undefined>>

const schluessel = ({ nummer, geburtsjahr }: Gezaehlt) => `${nummer}-${geburtsjahr}`

/** The household's version of what doing nothing costs: a bill of each, what becomes of it, and the sum. */
export function NichtsTunHaushalt(props: NichtsTunHaushaltProps) {
  const [offen, setOffen] = useState(false)
  const [angaben, setAngaben] = useState<Angaben>({})
  return (
    <Aufklapper
      titel={HEUTE.nichtsTun}
      text={HAUSHALT_NICHTS_TUN.wozu}
      schliessen={HEUTE.schliessen}
      offen={offen}
      onToggle={setOffen}
    >
      <p className="t1 mass mb-4 text-ink2">{NICHTS_TUN.erklaerung(props.naechste.jahr)}</p>
      <MitAnderemJahr anderesJahr={props.diesesJahr}>
        {diese => (
          <>
            {props.personen.map(person => (
              <Person
                key={schluessel(person)}
                {...props}
                person={person}
                diese={diese}
                angabe={angaben[schluessel(person)]}
                onAngabe={neue => setAngaben({ ...angaben, [schluessel(person)]: neue })}
              />
            ))}
            <Ergebnis {...props} angaben={angaben} onAngaben={setAngaben} />
          </>
        )}
      </MitAnderemJahr>
    </Aufklapper>
  )
}

type PersonProps = NichtsTunHaushaltProps & {
  person: Gezaehlt
  diese: Regionstabelle
  angabe: Angaben[string]
  onAngabe: (angabe: Angaben[string]) => void
}

function Person({ person, diese, naechste, bfs, angabe, onAngabe, kassen, kassenName }: PersonProps) {
  const { nummer, geburtsjahr, mitglied } = person
  return (
    <fieldset className="grid min-w-0 items-start gap-x-6 gap-y-4 border-t border-line py-4 md:grid-cols-2">
      <legend className="float-left w-full font-semibold md:col-span-2">{personName(nummer)}</legend>
      <Field label={HAUSHALT_NICHTS_TUN.kasse}>
        <Select
          value={angabe?.kasse ?? ''}
          onChange={({ target }) =>
            onAngabe(target.value === '' ? undefined : { kasse: Number(target.value), erkannt: null })
          }
        >
          <option value="">{HEUTE.keineAngabe}</option>
          {kassen.map(({ versicherer, name }) => (
            <option key={versicherer} value={versicherer}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {angabe && (
        <RechnungAbgleich
          key={angabe.kasse}
          jahre={[diese, naechste].map(tabelle => ({ tabelle, klasse: altersklasse(geburtsjahr, tabelle.jahr) }))}
          frage={{ unfall: mitglied.unfall, bfs }}
          kasse={angabe.kasse}
          kassenName={kassenName(angabe.kasse)}
          aktuelleFranchise={null}
          onErkannt={kandidat =>
            onAngabe({ ...angabe, erkannt: { kandidat, kasse: angabe.kasse, diese, antwort: {} } })
          }
          onVerworfen={() => onAngabe({ ...angabe, erkannt: null })}
        />
      )}
    </fieldset>
  )
}

type ErgebnisProps = NichtsTunHaushaltProps & { angaben: Angaben; onAngaben: (angaben: Angaben) => void }

/** Of each recognised bill what becomes of it; the sum once all are known. */
function Ergebnis({ personen, naechste, heute, bfs, kassenName, angaben, onAngaben }: ErgebnisProps) {
  const bekannte = personen.flatMap(person => {
    const erkannt = angaben[schluessel(person)]?.erkannt
    return erkannt ? [{ person, erkannt }] : []
  })
  if (bekannte.length === 0) return null
  const { personen: ergebnisse, summe } = nichtsTunHaushalt(
    bekannte.map(({ person, erkannt }) =>
      nichtsTunFrage({
        ...{ erkannt, naechste, heute, bfs },
        geburtsjahr: person.geburtsjahr,
        unfall: person.mitglied.unfall,
      }),
    ),
  )
  return (
    <div role="status" className="grid gap-y-5 border-t border-ink pt-4">
      {bekannte.map(({ person, erkannt }, index) => {
        const ergebnis = ergebnisse[index]
        if (!ergebnis) return null
        return (
          <div key={schluessel(person)}>
            <p className="t1 font-semibold text-ink2">{personName(person.nummer)}</p>
            <Auskunft ebene="h3" ergebnis={ergebnis} kassenName={kassenName} />
            <Rueckfrage
              ergebnis={ergebnis}
              antwort={erkannt.antwort}
              onAntwort={neue =>
                onAngaben({
                  ...angaben,
                  [schluessel(person)]: {
                    kasse: erkannt.kasse,
                    erkannt: { ...erkannt, antwort: { ...erkannt.antwort, ...neue } },
                  },
                })
              }
            />
          </div>
        )
      })}
      <div className="border-t border-line pt-4 font-semibold">
        {haushaltText(bekannte.length === personen.length ? summe : undefined).map(satz => (
          <p key={satz}>{satz}</p>
        ))}
      </div>
    </div>
  )
}
