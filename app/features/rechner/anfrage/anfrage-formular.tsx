import type { ReactNode } from 'react'
import { EinwilligungsSatz } from '#app/lib/formular/einwilligungs-satz.tsx'
import VermittlerHinweis from '#app/lib/formular/vermittler-hinweis.tsx'
import { useOrte } from '#app/lib/orte/use-orte.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { NICHT_GESENDET } from '#content/rahmen/meldungen.ts'
import { ANDERE_KASSE, ANFRAGE, beanstandungen, FELDER, VERBILLIGUNG_MITSENDEN } from '#content/rechner/anfrage.ts'
import { EINWILLIGUNG } from '#content/recht/einwilligung.ts'
import { KEINE_KUENDIGUNG } from '#content/wechsel/keine-kuendigung.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { nurZiffern } from '#domain/werte/eingaben.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { site } from '#site-config'
import type { Sicht, Umfeld } from '../ergebnis/sicht/sicht.ts'
import { OrtFeld } from '../schritt-1/ort-feld.tsx'
import { SchrittFuss } from '../schritt-fuss.tsx'
import type { Kontakt } from '../zustand/kontakt.ts'
import type { Rechenwerk, Zustand } from '../zustand/zustand.ts'
import { ANFRAGE_FELDER, type AnfrageFeld, feldId, istLeer, kantonsbetrag, TEXTFELDER } from './anfrage.ts'
import { useAnfrageVersand } from './use-anfrage-versand.ts'

export type AnfrageProps = { rechner: Rechenwerk; zustand: Zustand; sicht: Sicht; umfeld: Umfeld }

type AnfrageFelder = {
  kontakt: Kontakt
  onChange: (teil: Partial<Kontakt>) => void
  fehler: (feld: AnfrageFeld) => string | undefined
}

export function AnfrageFormular(props: AnfrageProps & { kontakt: Kontakt; koerper: PraemienAnfrageKoerper }) {
  const { rechner, zustand, sicht, umfeld, kontakt, koerper } = props
  const { dispatch, goBack } = rechner
  const { versand } = zustand
  const [ich] = sicht.personen
  const { formular, fehler } = useAnfrageVersand(rechner, koerper, versand)
  const onChange = (teil: Partial<Kontakt>) => dispatch({ art: 'kontakt', kontakt: { ...kontakt, ...teil } })
  const felder: AnfrageFelder = { kontakt, onChange, fehler }
  return (
    <form {...formular} aria-label={ANFRAGE.formular}>
      <Beanstandungen fehler={fehler} />
      <Gruppe titel={ANFRAGE.heuteVersichert}>
        <Field id={feldId('currentInsurance')} label={FELDER.kasse} error={fehler('currentInsurance')}>
          <Select
            name="currentInsurance"
            required
            value={ich?.aktuelleKasse ?? (kontakt.andereKasse ? ANDERE_KASSE : '')}
            onChange={({ target: { value } }) => {
              if (ich) dispatch({ art: 'aktuelleKasse', id: ich.id, nummer: Number(value) || null })
              onChange({ andereKasse: value === ANDERE_KASSE })
            }}
          >
            <option value="">{FELDER.kasseWaehlen}</option>
            {umfeld.kassen.map(({ versicherer, name }) => (
              <option key={versicherer} value={versicherer}>
                {name}
              </option>
            ))}
            <option>{ANDERE_KASSE}</option>
          </Select>
        </Field>
      </Gruppe>
      <Gruppe titel={ANFRAGE.person}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Textfeld feld="vorname" {...felder} />
          <Textfeld feld="nachname" {...felder} />
          <Textfeld feld="email" {...felder} />
          <Textfeld feld="telefon" {...felder} />
        </div>
      </Gruppe>
      <Gruppe titel={ANFRAGE.adresse}>
        <AdressFelder {...felder} />
      </Gruppe>
      <VermittlerHinweis />
      <Einwilligungen {...felder} verbilligung={kantonsbetrag(sicht)} />
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
          <Button kind="secondary" onClick={() => goBack(2)}>
            {ANFRAGE.zurueck}
          </Button>
          <Button type="submit" className="md:min-w-64" busy={versand.art === 'sendet'} busyLabel={ANFRAGE.sendet}>
            {ANFRAGE.senden}
          </Button>
        </div>
        <div className="mt-5">
          <SchrittFuss />
        </div>
      </div>
    </form>
  )
}

function Beanstandungen({ fehler }: Pick<AnfrageFelder, 'fehler'>) {
  const beanstandet = ANFRAGE_FELDER.flatMap(feld => {
    const text = fehler(feld)
    return text ? [{ fieldId: feldId(feld), text, leer: istLeer(feld, text) }] : []
  })
  if (beanstandet.length === 0) return null
  const fehlen = beanstandet.every(({ leer }) => leer)
  return (
    <div className="mb-8">
      <ErrorSummary title={beanstandungen(beanstandet.length, fehlen)} errors={beanstandet} />
    </div>
  )
}

const Gruppe = ({ titel, children }: { titel: string; children: ReactNode }) => (
  <fieldset className="min-w-0 border-line py-6 first-of-type:pt-0 not-first-of-type:border-t">
    <legend className="t3 float-left mb-4 w-full font-semibold">{titel}</legend>
    <div className="clear-left">{children}</div>
  </fieldset>
)

type TextfeldProps = AnfrageFelder & {
  feld: keyof typeof TEXTFELDER
  /** What typing means, where that is more than the text. */
  mitText?: (text: string) => Partial<Kontakt>
}

function Textfeld({ feld, kontakt, onChange, fehler, mitText = text => ({ [feld]: text }) }: TextfeldProps) {
  const { name } = TEXTFELDER[feld]
  return (
    <Field id={feldId(name)} label={FELDER[feld]} error={fehler(name)}>
      <TextInput
        {...TEXTFELDER[feld]}
        required
        value={kontakt[feld]}
        onChange={({ target }) => onChange(mitText(target.value))}
      />
    </Field>
  )
}

function AdressFelder(props: AnfrageFelder) {
  const { kontakt, onChange, fehler } = props
  const { stand } = useOrte()
  const orte = stand.art === 'bereit' ? stand.orte : null
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3 md:gap-5">
        <Textfeld feld="strasse" {...props} />
        <Textfeld feld="nummer" {...props} />
      </div>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-3 md:gap-5">
        <Textfeld
          feld="plz"
          {...props}
          mitText={text => orte?.anschriftMitPlz(kontakt, text) ?? { plz: nurZiffern(text) }}
        />
        <OrtFeld
          id={feldId('city')}
          name="city"
          value={kontakt.ort}
          autoComplete="address-level2"
          options={orte?.zurAnschrift(kontakt) ?? []}
          undecided
          onText={ort => onChange({ ort })}
          onPick={({ plz, ort }) => onChange({ plz: String(plz), ort })}
          error={fehler('city')}
        />
      </div>
    </div>
  )
}

const Einwilligungen = ({ kontakt, onChange, fehler, verbilligung }: AnfrageFelder & { verbilligung: Rappen }) => (
  <div className="mt-6 grid gap-2">
    <Checkbox
      id={feldId('datenschutzEinverstaendnis')}
      name="datenschutzEinverstaendnis"
      value="true"
      required
      checked={kontakt.datenschutz}
      onChange={({ target }) => onChange({ datenschutz: target.checked })}
      error={fehler('datenschutzEinverstaendnis')}
    >
      <EinwilligungsSatz />
    </Checkbox>
    <Checkbox checked={kontakt.weitergabe} onChange={({ target }) => onChange({ weitergabe: target.checked })}>
      {EINWILLIGUNG.weitergabe}
    </Checkbox>
    {/* Asked only of those whom the canton pays something, and never ticked beforehand. */}
    {verbilligung > 0 && (
      <Checkbox
        checked={kontakt.mitVerbilligung}
        onChange={({ target }) => onChange({ mitVerbilligung: target.checked })}
        hint={VERBILLIGUNG_MITSENDEN.hinweis}
      >
        {VERBILLIGUNG_MITSENDEN.name(verbilligung)}
      </Checkbox>
    )}
  </div>
)

/** Stays when the toast has gone: why nothing was sent, and another way. */
function NichtGesendet({ grund }: { grund: string }) {
  const { telefon } = site.betreiber
  return (
    <div className="mb-5 border-l-4 border-err bg-sand px-5 py-4">
      <p className="font-semibold">{NICHT_GESENDET.titel}</p>
      <p className="mt-1">
        {grund} {NICHT_GESENDET.bleibt} {ANFRAGE.telefon}{' '}
        <a className="textlink whitespace-nowrap" href={`tel:${telefon.replaceAll(' ', '')}`}>
          {telefon}
        </a>
      </p>
    </div>
  )
}
