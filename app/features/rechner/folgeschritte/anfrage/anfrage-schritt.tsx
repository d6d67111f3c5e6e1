import type { ReactNode } from 'react'
import { EinwilligungsSatz } from '#app/lib/einwilligungs-satz.tsx'
import VermittlerHinweis from '#app/lib/vermittler-hinweis.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { EINWILLIGUNG } from '#content/einwilligung.ts'
import { KEINE_KUENDIGUNG } from '#content/keine-kuendigung.ts'
import { ANFRAGE, beanstandungen, FELDER } from '#content/rechner/anfrage.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import type { Angebot } from '#domain/angebote.ts'
import type { Franchise } from '#domain/franchise.ts'
import { summe } from '#domain/rappen.ts'
import type { Rechenwerk } from '../../zustand/rechenwerk.ts'
import type { Schritt3 } from '../../zustand/zustand.ts'
import { Ablauf } from './ablauf.tsx'
import { ANFRAGE_FELDER, anfrageKoerper, istLeer, type Verbilligungen } from './anfrage.ts'
import { AdressFelder, feldId, KassenFeld, PersonFelder } from './anfrage-felder.tsx'
import { NichtGesendet } from './nicht-gesendet.tsx'
import { useAnfrageVersand } from './use-anfrage-versand.ts'
import { VerbilligungMitsenden } from './verbilligung-mitsenden.tsx'

type AnfrageSchrittProps = {
  rechner: Rechenwerk
  zustand: Schritt3
  angebot: Angebot
  franchise: Franchise
  /** What was chosen, in sight while the visitor writes. */
  kurzform: ReactNode
  /** Everyone of a household, the visitor first. */
  personen?: PraemienAnfrageKoerper['personen']
  verbilligung: Verbilligungen
  kassen: readonly { versicherer: number; name: string }[]
  kassenName: (nummer: number) => string
}

/** Step 3: the chosen offer beside the form that asks for it. */
export function AnfrageSchritt(props: AnfrageSchrittProps) {
  const { rechner, zustand, angebot, franchise, kurzform, personen, verbilligung, kassen, kassenName } = props
  const { dispatch, aktuellesJahr, zurueck } = rechner
  const { person, wahl, kontakt, daten, versand } = zustand
  const koerper = anfrageKoerper({
    ...{ person, wahl, kontakt, angebot, franchise, kassenName, personen, verbilligung },
    preisjahr: daten.tabelle,
  })
  const { formular, fehler } = useAnfrageVersand({
    ...{ koerper, aktuellesJahr, versand, dispatch },
    onGesendet: rechner.vergiss,
  })
  const beanstandet = ANFRAGE_FELDER.flatMap(feld => {
    const text = fehler(feld)
    return text ? [{ fieldId: feldId(feld), text, leer: istLeer(feld, text) }] : []
  })
  const felder = { kontakt, fehler, onChange: (neu: typeof kontakt) => dispatch({ art: 'kontakt', kontakt: neu }) }

  return (
    <div className="grid gap-x-6 gap-y-6 pt-5 lg:grid-cols-12 lg:pt-8">
      {/* Beside the form; on a narrow screen the choice stands above it and the rest below. */}
      <div className="contents lg:sticky lg:top-8 lg:order-last lg:col-span-4 lg:col-start-9 lg:grid lg:gap-y-8 lg:self-start">
        <aside aria-label={ANFRAGE.gewaehlt} className="min-w-0">
          {kurzform}
        </aside>
        <div className="min-w-0 max-lg:order-last max-lg:mt-4">
          <Ablauf />
        </div>
      </div>
      <form
        {...formular}
        aria-label={ANFRAGE.formular}
        className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:col-span-7 lg:row-start-1"
      >
        {beanstandet.length > 0 && (
          <div className="mb-8">
            <ErrorSummary
              title={beanstandungen(
                beanstandet.length,
                beanstandet.every(({ leer }) => leer),
              )}
              errors={beanstandet}
            />
          </div>
        )}
        <Gruppe titel={ANFRAGE.heuteVersichert}>
          <KassenFeld
            kassen={kassen}
            nummer={wahl.aktuelleKasse}
            andere={kontakt.andereKasse}
            onChange={(nummer, andereKasse) => {
              dispatch({ art: 'aktuelleKasse', nummer })
              dispatch({ art: 'kontakt', kontakt: { ...kontakt, andereKasse } })
            }}
            error={fehler('currentInsurance')}
          />
        </Gruppe>
        <Gruppe titel={ANFRAGE.person}>
          <PersonFelder {...felder} />
        </Gruppe>
        <Gruppe titel={ANFRAGE.adresse}>
          <AdressFelder {...felder} />
        </Gruppe>
        <VermittlerHinweis />
        <div className="mt-6 grid gap-2">
          <Checkbox
            id={feldId('datenschutzEinverstaendnis')}
            name="datenschutzEinverstaendnis"
            value="true"
            required
            checked={kontakt.datenschutz}
            onChange={({ target }) => felder.onChange({ ...kontakt, datenschutz: target.checked })}
            error={fehler('datenschutzEinverstaendnis')}
          >
            <EinwilligungsSatz />
          </Checkbox>
          <Checkbox
            checked={kontakt.weitergabe}
            onChange={({ target }) => felder.onChange({ ...kontakt, weitergabe: target.checked })}
          >
            {EINWILLIGUNG.weitergabe}
          </Checkbox>
          <VerbilligungMitsenden
            betrag={summe(verbilligung)}
            checked={kontakt.mitVerbilligung}
            onChange={mitVerbilligung => felder.onChange({ ...kontakt, mitVerbilligung })}
          />
        </div>
        {/* A trap for programs that fill in everything; nobody sees it, no browser fills it in. */}
        <div hidden>
          <input name="website" aria-label={FELDER.website} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="mt-6 border-t border-ink pt-6">
          <div role="alert">{versand.art === 'gescheitert' && <NichtGesendet grund={versand.grund} />}</div>
          <p className="mass mb-5">
            {ANFRAGE.versprechen} {KEINE_KUENDIGUNG}
          </p>
          <div className="flex gap-3 max-md:flex-col-reverse">
            <Button kind="secondary" onClick={() => zurueck(2)}>
              {ANFRAGE.zurueck}
            </Button>
            <Button type="submit" className="md:min-w-64" busy={versand.art === 'sendet'} busyLabel={ANFRAGE.sendet}>
              {ANFRAGE.senden}
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}

function Gruppe({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line py-6 first-of-type:pt-0 not-first-of-type:border-t">
      <legend className="t3 float-left mb-4 w-full font-semibold">{titel}</legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  )
}
