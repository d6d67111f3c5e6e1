import type { ReactNode } from 'react'
import { EinwilligungsSatz } from '#app/lib/einwilligungs-satz.tsx'
import VermittlerHinweis from '#app/lib/vermittler-hinweis.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { EINWILLIGUNG } from '#content/einwilligung.ts'
import { KEINE_KUENDIGUNG } from '#content/keine-kuendigung.ts'
import { NICHT_GESENDET } from '#content/meldungen.ts'
import { ANFRAGE, beanstandungen, FELDER, VERBILLIGUNG_MITSENDEN } from '#content/rechner/anfrage.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { summe } from '#domain/rappen.ts'
import { site } from '#site-config'
import type { Kasse, Sicht } from '../ergebnis/sicht/sicht.ts'
import { SchrittFuss } from '../schritt-fuss.tsx'
import type { Kontakt, Versand } from '../zustand/kontakt.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import { ANFRAGE_FELDER, istLeer, kantonsbetraege } from './anfrage.ts'
import { AdressFelder, type FelderProps, feldId, KassenFeld, PersonFelder } from './anfrage-felder.tsx'
import { useAnfrageVersand } from './use-anfrage-versand.ts'

type AnfrageFormularProps = {
  rechner: Rechenwerk
  sicht: Sicht
  kassen: readonly Kasse[]
  kontakt: Kontakt
  koerper: PraemienAnfrageKoerper
  versand: Versand
}

export function AnfrageFormular({ rechner, sicht, kassen, kontakt, koerper, versand }: AnfrageFormularProps) {
  const { dispatch, zurueck } = rechner
  const [ich] = sicht.personen
  const { formular, fehler } = useAnfrageVersand(rechner, koerper, versand)
  const felder: FelderProps = { kontakt, fehler, onChange: neu => dispatch({ art: 'kontakt', kontakt: neu }) }
  return (
    <form {...formular} aria-label={ANFRAGE.formular}>
      <Beanstandungen fehler={fehler} />
      <Gruppe titel={ANFRAGE.heuteVersichert}>
        <KassenFeld
          {...felder}
          kassen={kassen}
          nummer={ich?.aktuelleKasse ?? null}
          onNummer={nummer => ich && dispatch({ art: 'aktuelleKasse', id: ich.id, nummer })}
        />
      </Gruppe>
      <Gruppe titel={ANFRAGE.person}>
        <PersonFelder {...felder} />
      </Gruppe>
      <Gruppe titel={ANFRAGE.adresse}>
        <AdressFelder {...felder} />
      </Gruppe>
      <VermittlerHinweis />
      <Einwilligungen {...felder} sicht={sicht} />
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
        <div className="mt-5">
          <SchrittFuss />
        </div>
      </div>
    </form>
  )
}

function Beanstandungen({ fehler }: Pick<FelderProps, 'fehler'>) {
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

function Einwilligungen({ kontakt, onChange, fehler, sicht }: FelderProps & { sicht: Sicht }) {
  const verbilligung = summe(kantonsbetraege(sicht))
  return (
    <div className="mt-6 grid gap-2">
      <Checkbox
        id={feldId('datenschutzEinverstaendnis')}
        name="datenschutzEinverstaendnis"
        value="true"
        required
        checked={kontakt.datenschutz}
        onChange={({ target }) => onChange({ ...kontakt, datenschutz: target.checked })}
        error={fehler('datenschutzEinverstaendnis')}
      >
        <EinwilligungsSatz />
      </Checkbox>
      <Checkbox
        checked={kontakt.weitergabe}
        onChange={({ target }) => onChange({ ...kontakt, weitergabe: target.checked })}
      >
        {EINWILLIGUNG.weitergabe}
      </Checkbox>
      {/* Asked only of those whom the canton pays something, and never ticked beforehand. */}
      {verbilligung > 0 && (
        <Checkbox
          checked={kontakt.mitVerbilligung}
          onChange={({ target }) => onChange({ ...kontakt, mitVerbilligung: target.checked })}
          hint={VERBILLIGUNG_MITSENDEN.hinweis}
        >
          {VERBILLIGUNG_MITSENDEN.name(verbilligung)}
        </Checkbox>
      )}
    </div>
  )
}

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

function Gruppe({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line py-6 first-of-type:pt-0 not-first-of-type:border-t">
      <legend className="t3 float-left mb-4 w-full font-semibold">{titel}</legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  )
}
