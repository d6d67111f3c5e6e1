import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { frankenText } from '#content/format.ts'
import { ANTWORT, ERGEBNIS } from '#content/rechner/haushalt.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { type Preisjahr, umweltabgabe } from '#domain/jahreswerte.ts'
import { minus } from '#domain/rappen.ts'
import { beteiligte, type Haushalt } from '../../zustand/haushalt.ts'
import { AntwortKarte } from './antwort-karte.tsx'
import { Heute } from './heute.tsx'
import type { Ich } from './mitglieder.ts'
import { NichtsTunHaushalt } from './nichts-tun-haushalt.tsx'
import { PersonenListe } from './personen-liste.tsx'
import type { Haushaltsantworten } from './use-haushalt.ts'

type HaushaltSchrittProps = {
  ich: Ich
  haushalt: Haushalt
  onChange: (haushalt: Haushalt) => void
  antworten: Haushaltsantworten
  kassen: readonly { versicherer: number; name: string }[]
  kassenName: (nummer: number) => string
  aktuelleKasse: number | null
  onAktuelleKasse: (nummer: number | null) => void
  preisjahr: Preisjahr
  aktuellesJahr: number
  /** What changes prices to those after premium reduction. */
  verbilligung: ReactNode
  /** What doing nothing needs; undefined while the compared year is that of the bills. */
  nichtsTun: Omit<ComponentProps<typeof NichtsTunHaushalt>, 'personen' | 'kassen' | 'kassenName'> | undefined
}

/** Step 2 for several persons: who they are, and the two answers side by side. */
export function HaushaltSchritt(props: HaushaltSchrittProps) {
  const { ich, haushalt, onChange, preisjahr, aktuellesJahr } = props
  return (
    <div className="grid grid-cols-1 gap-y-11 md:gap-y-14">
      <div className="grid grid-cols-1 gap-y-8">
        <PersonenListe {...{ ich, haushalt, onChange, praemienjahr: preisjahr.jahr, aktuellesJahr }} />
        {beteiligte(haushalt).length > 0 && (
          <Heute
            kassen={props.kassen}
            aktuelleKasse={props.aktuelleKasse}
            onKasse={props.onAktuelleKasse}
            betrag={haushalt.heute}
            mangel={props.antworten.mangelHeute}
            onBetrag={heute => onChange({ ...haushalt, heute })}
          />
        )}
        {props.nichtsTun && props.antworten.personen.length > 1 && (
          <div className="max-w-160">
            <NichtsTunHaushalt
              {...props.nichtsTun}
              personen={props.antworten.personen}
              kassen={props.kassen}
              kassenName={props.kassenName}
            />
          </div>
        )}
        {props.antworten.personen.length > 1 && props.verbilligung}
      </div>
      {beteiligte(haushalt).length > 0 && <Antworten {...props} />}
    </div>
  )
}

function Antworten(props: HaushaltSchrittProps) {
  const { haushalt, onChange, antworten, kassenName, preisjahr } = props
  const { personen, kassen, kombination, eine, bezug, voll, regelJahr } = antworten
  const gemeinsam = { personen, kassenName, regelJahr }
  const abzug = umweltabgabe(preisjahr)
  const zeigt = personen.length > 1
  return (
    <section aria-labelledby="haushalt-antworten">
      <h2 id="haushalt-antworten" className="t4 mb-2">
        {ANTWORT.titel}
      </h2>
      <p role="status" className="mass mb-6 text-ink2">
        {regelJahr !== null && zeigt && `${VERBILLIGT.liste(regelJahr)} `}
        {satz(antworten, kassenName)}
      </p>
      {zeigt && (
        <fieldset
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
          role="radiogroup"
          aria-label={ANTWORT.gruppe}
          className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-2"
        >
          {eine && voll.eine && (
            <AntwortKarte
              {...gemeinsam}
              id="haushalt-kasse"
              titel={ANTWORT.eineKasse}
              text={ANTWORT.eineKasseText}
              loesung={eine}
              voll={voll.eine}
              bezug={bezug.kasse}
              gewaehlt={haushalt.antwort === 'kasse'}
              onWaehle={() => onChange({ ...haushalt, antwort: 'kasse' })}
            >
              <Field
                label={ANTWORT.kasseWechseln(kassen.length)}
                hint={regelJahr === null ? undefined : VERBILLIGT.liste(regelJahr)}
                className="mt-6 print:hidden"
              >
                <Select
                  value={eine.versicherer}
                  onChange={({ target }) => onChange({ ...haushalt, antwort: 'kasse', kasse: Number(target.value) })}
                >
                  {kassen.map(({ versicherer, praemien }) => (
                    <option key={versicherer} value={versicherer}>
                      {kassenName(versicherer)}, {frankenText(praemien)}
                    </option>
                  ))}
                </Select>
              </Field>
            </AntwortKarte>
          )}
          {kombination && voll.kombination && (
            <AntwortKarte
              {...gemeinsam}
              id="haushalt-kombination"
              titel={ANTWORT.kombination}
              text={ANTWORT.kombinationText(kombination.policen)}
              loesung={kombination}
              voll={voll.kombination}
              bezug={bezug.kombination}
              gewaehlt={haushalt.antwort === 'kombination'}
              onWaehle={() => onChange({ ...haushalt, antwort: 'kombination' })}
            />
          )}
        </fieldset>
      )}
      {zeigt && (
        <div className="mt-6">
          <p className="t1 mass text-ink2">{ANTWORT.fussnote(abzug)}</p>
        </div>
      )}
    </section>
  )
}

/** What came out, in a sentence that is also read out after a change. */
function satz({ personen, fehlende, kombination, eine }: Haushaltsantworten, kassenName: (nummer: number) => string) {
  const offen = ERGEBNIS.offen(fehlende)
  if (personen.length < 2) return ERGEBNIS.zweitePerson
  if (!kombination) return `${ERGEBNIS.niemand}${offen}`
  return `${ANTWORT.personen(personen.length)}. ${vergleich(kombination, eine, kassenName)}${offen}`
}

function vergleich(
  kombination: Loesung,
  eine: Haushaltsantworten['eine'],
  kassenName: (nummer: number) => string,
): string {
  if (!eine) return ERGEBNIS.keineKasse(kombination.gesamt)
  const mehr = minus(eine.gesamt, kombination.gesamt)
  const kasse = kassenName(eine.versicherer)
  return mehr === 0 ? ERGEBNIS.gleich(kasse, eine.gesamt) : ERGEBNIS.weniger(kasse, mehr)
}
