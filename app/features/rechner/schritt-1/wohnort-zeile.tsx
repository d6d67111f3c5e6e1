import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { mitGetipptemOrt, mitGetippterPlz, type Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { Orte } from '#app/lib/orte/use-orte.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldNote, TextInput } from '#app/ui/fields/field.tsx'
import { FEHLER, FELDER, GEMEINDE, gemeindeText, ORTE_FEHLEN } from '#content/rechner/schritt-1.ts'
import type { Eingabe, EingabeFehler } from '../zustand/eingabe.ts'
import { OrtFeld } from './ort-feld.tsx'

const AB_BUCHSTABEN = 3

export type FelderProps = {
  eingabe: Eingabe
  onChange: (eingabe: Eingabe) => void
  orte: Orte
  fehler: EingabeFehler
  aktuellesJahr: number
  /** Starts the ids, so that errors can lead to their fields. */
  id: string
  /** Its places are offered first. */
  kanton?: string | undefined
}

/* By the room there is, not by the window: a card is narrower than its page. */
const spalten = {
  zwei: 'grid-cols-[4.75rem_1fr] @min-[24rem]:grid-cols-[6.5rem_1fr]',
  drei: 'grid-cols-2 @max-[16.5rem]:[&>:nth-child(3)]:col-span-2 @min-[16.5rem]:grid-cols-[4.875rem_4.5rem_1fr] @min-[24rem]:grid-cols-[6.5rem_6rem_1fr]',
}

type WohnortZeileProps = FelderProps & {
  /** A field in front of these two, and what is wrong with it. */
  davor?: ReactNode
  fehlerDavor?: ReactNode
  /** What the fields tell once they are filled. */
  notiz?: ReactNode
}

/** Postcode and place. What is to be said about the fields stands below their line, where it has room. */
export function WohnortZeile(props: WohnortZeileProps) {
  const { eingabe, onChange, orte, fehler, id, kanton, davor, fehlerDavor, notiz } = props
  const { wohnort } = eingabe
  const { plz, ort, gewaehlt } = wohnort
  const { stand, lade } = orte
  const suche = stand.art === 'bereit' ? stand.orte : null
  const zurPlz = suche && plz.length === 4 ? suche.zuPlz(plz) : null
  const plzCode = fehler.plz ?? (zurPlz?.length === 0 ? 'unbekannt' : undefined)
  const plzFehler = plzCode && FEHLER.plz[plzCode](plz, ort)
  // One complaint at a time: a place cannot be right before its postcode is.
  const ortFehler = !plzFehler && fehler.ort ? FEHLER.ort[fehler.ort](plz, ort) : undefined
  const gemeinden = [...new Set(zurPlz?.map(({ gemeinde }) => gemeinde))]
  const hinweis = ortFehler ? undefined : ortHinweis(wohnort, gemeinden)
  const onWohnort = (neu: Ortseingabe) => onChange({ ...eingabe, wohnort: neu })
  return (
    <div className="@container">
      <div
        className={`grid items-start gap-x-2 gap-y-3 max-md:[&_input]:h-12 max-md:[&_label]:mb-1 max-md:[&_label]:leading-snug max-md:[&_input]:text-[1.0625rem] @min-[24rem]:gap-x-3 ${davor ? spalten.drei : spalten.zwei}`}
      >
        {davor}
        <Field id={`${id}-plz`} label={FELDER.plz} error={plzFehler} noteApart>
          <TextInput
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            value={plz}
            onChange={event => onWohnort((suche?.mitPlz ?? mitGetippterPlz)(wohnort, event.target.value))}
          />
        </Field>
        <OrtFeld
          id={`${id}-ort`}
          name="ort"
          value={ort}
          autoComplete="address-level2"
          options={suche?.vorschlaege(wohnort, AB_BUCHSTABEN, kanton) ?? []}
          nachGemeinde={gemeinden.length > 1}
          undecided={gewaehlt === null}
          popUpFor={!gewaehlt && zurPlz && zurPlz.length > 1 ? plz : undefined}
          onText={text => onWohnort((suche?.mitOrt ?? mitGetipptemOrt)(wohnort, text))}
          onPick={neu => onWohnort({ ...wohnort, plz: String(neu.plz), ort: neu.ort, gewaehlt: neu })}
          error={ortFehler}
          hint={hinweis}
          noteApart
        />
      </div>
      {fehlerDavor}
      <FieldNote id={`${id}-plz-note`} error={plzFehler} />
      <FieldNote id={`${id}-ort-note`} error={ortFehler} />
      <p className="t1 text-ink2 not-empty:mt-1">
        {notiz}
        {hinweis && <span id={`${id}-ort-note`}>{hinweis}</span>}
      </p>
      {stand.art === 'fehler' && (
        <div className="mt-3">
          <OrteFehlen laedt={stand.laedt} onRetry={lade} feldId={`${id}-plz`} />
        </div>
      )}
    </div>
  )
}

/** Which municipality counts, and that there are others; nothing where the place says it all. */
function ortHinweis({ plz, gewaehlt }: Ortseingabe, gemeinden: readonly string[]): string | undefined {
  if (gewaehlt && gemeinden.length > 1) return GEMEINDE.andereWaehlbar(gewaehlt.gemeinde, gewaehlt.kanton)
  if (gewaehlt) return gewaehlt.gemeinde === gewaehlt.ort ? undefined : gemeindeText(gewaehlt.gemeinde, gewaehlt.kanton)
  if (gemeinden.length > 3) return GEMEINDE.viele(plz, gemeinden.length)
  return gemeinden.length > 1 ? GEMEINDE.wenige(plz, gemeinden) : undefined
}

/** The table of places did not arrive: what still works, what does not, and another try, which leads on to a field. */
function OrteFehlen({ laedt, onRetry, feldId }: { laedt: boolean; onRetry: () => void; feldId: string }) {
  const box = useRef<HTMLDivElement>(null)
  // The button goes with the fault it mends, and the focus must not go with it.
  useLayoutEffect(() => {
    const eigene = box.current
    return () => {
      if (eigene?.contains(document.activeElement)) document.getElementById(feldId)?.focus()
    }
  }, [feldId])
  return (
    <div ref={box} className="border-l-4 border-err pl-3">
      <p role="status">
        {navigator.onLine ? ORTE_FEHLEN.online : ORTE_FEHLEN.offline} {ORTE_FEHLEN.rat}
      </p>
      <Button
        kind="secondary"
        size="small"
        className="mt-2"
        busy={laedt}
        busyLabel={ORTE_FEHLEN.laedt}
        onClick={onRetry}
      >
        {ORTE_FEHLEN.erneut}
      </Button>
    </div>
  )
}
