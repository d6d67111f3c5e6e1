import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormular } from '#app/lib/formular/formular.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { BRIEF } from '#content/formulare/brief.ts'
import { DANACH, FORMULAR } from '#content/formulare/brief-formular.ts'
import { aufgezaehlt, tagText } from '#content/zahlen/format.ts'
import type { Frist } from '#domain/fristen/fristen.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'
import type { Wechselbrief } from '#domain/fristen/wechselbriefe.ts'
import { AbsenderFelder } from './absender-felder.tsx'
import {
  type Briefart,
  type BriefVorgabe,
  briefAus,
  dateiname,
  ersteEingabe,
  felderDesBriefs,
  kasseMit,
} from './angaben.ts'
import { BriefVorschau } from './brief-vorschau.tsx'
import { fristDesBriefs, letzterTag, type Termin } from './brieftext.ts'
import type { Aendern, FelderProps } from './felder.ts'
import type { Kasse } from './kassen.ts'
import { KassenFelder } from './kassen-felder.tsx'
import { PersonenFelder } from './personen-felder.tsx'
import { briefRegeln } from './regeln.ts'
import { oeffneWerkstatt, type Werkstatt } from './werkstatt.ts'

export { ladeKassen } from './kassen.ts'

type Stand = { art: 'bereit' } | { art: 'arbeitet' } | { art: 'gespeichert'; name: string } | { art: 'fehler' }

export function BriefFormular({ kassen, vorgabe }: { kassen: readonly Kasse[]; vorgabe: BriefVorgabe }) {
  const { datum } = useSeitenDaten()
  const [eingabe, setEingabe] = useState(() => ersteEingabe(vorgabe, datum))
  const [stand, setStand] = useState<Stand>({ art: 'bereit' })
  const formular = useFormular<string>(briefRegeln(eingabe))
  const brief = briefAus(eingabe, kassen, datum)
  const anfang = useRef<HTMLDivElement>(null)
  const werkstatt = useRef<Werkstatt>(null)
  const aendern: Aendern = teil => {
    setEingabe(bisher => ({ ...bisher, ...teil }))
    setStand({ art: 'bereit' })
  }

  useEffect(() => {
    anfang.current?.querySelector('input')?.focus({ preventScroll: true })
    werkstatt.current = oeffneWerkstatt()
    return () => werkstatt.current?.schliesse()
  }, [])

  async function herunterladen(event: FormEvent) {
    event.preventDefault()
    if (!formular.geprueft()) return
    setStand({ art: 'arbeitet' })
    try {
      const datei = await werkstatt.current?.briefDatei(brief)
      if (!datei) return
      const name = dateiname(eingabe)
      saveFile(datei, name)
      setStand({ art: 'gespeichert', name })
    } catch {
      // The next try gets a new one.
      werkstatt.current?.schliesse()
      werkstatt.current = oeffneWerkstatt()
      setStand({ art: 'fehler' })
    }
  }

  const felder = { eingabe, aendern, fehler: formular.fehler }
  return (
    <div className="@container">
      <form
        {...formular.attribute}
        onSubmit={herunterladen}
        aria-label={BRIEF.schreiben}
        className="grid gap-x-10 border-t border-ink lg:@min-[48rem]:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <div className="min-w-0">
          <FormSection title={FORMULAR.der.titel} hint={FORMULAR.der.hinweis}>
            <div ref={anfang}>
              <BriefWahl kassen={kassen} {...felder} />
            </div>
            <TerminWahl datum={datum} {...felder} />
          </FormSection>
          <FormSection title={FORMULAR.an[eingabe.art]}>
            <KassenFelder kassen={kassen} {...felder} />
          </FormSection>
          <FormSection title={FORMULAR.absender}>
            <AbsenderFelder {...felder} />
          </FormSection>
          <FormSection title={FORMULAR.personen.titel} hint={FORMULAR.personen.hinweis}>
            <PersonenFelder {...felder} />
          </FormSection>
        </div>
        {/* Read before it is downloaded: below the fields, and where there is room beside them. */}
        <div className="min-w-0 pt-9 lg:@min-[48rem]:row-span-2 lg:pb-9">
          <div className="lg:top-6 lg:[@media(min-height:45rem)]:sticky">
            <BriefVorschau brief={brief} />
          </div>
        </div>
        <div className="min-w-0 py-9">
          <Button
            type="submit"
            busy={stand.art === 'arbeitet'}
            busyLabel={FORMULAR.arbeitet}
            className="w-full md:w-auto"
          >
            {FORMULAR.herunterladen}
          </Button>
          <div role="status" className="mt-4">
            {stand.art === 'gespeichert' && eingabe.termin && (
              <Danach art={eingabe.art} frist={fristDesBriefs(datum, eingabe.termin)} name={stand.name} datum={datum} />
            )}
            {stand.art === 'fehler' && <p className="font-semibold text-err">{FORMULAR.nichtErstellt}</p>}
          </div>
        </div>
      </form>
    </div>
  )
}

/** Of several persons there may be several of a kind, each to its own insurer. */
function BriefWahl({ eingabe, aendern, kassen }: FelderProps & { kassen: readonly Kasse[] }) {
  const { briefe, personen } = eingabe
  if (briefe.length > 2)
    return (
      <RadioGroup
        legend={FORMULAR.art.frage}
        name="brief"
        value={String(eingabe.brief)}
        onChange={nummer => aendern(felderDesBriefs(briefe, Number(nummer)))}
        options={briefe.map((brief, index) => ({
          value: String(index),
          label: FORMULAR.brief(brief.art, kasseMit(String(empfaengerDes(brief) ?? ''), kassen)?.name ?? ''),
          hint: aufgezaehlt(personen.filter(({ id }) => brief.personen.includes(id - 1)).map(({ wer }) => wer)),
        }))}
      />
    )
  return (
    <RadioGroup
      legend={FORMULAR.art.frage}
      name="art"
      look="segmented"
      value={eingabe.art}
      onChange={art => aendern({ art, adresse: null })}
      options={[
        { value: 'kuendigung', label: FORMULAR.art.kuendigung },
        { value: 'anmeldung', label: FORMULAR.art.anmeldung },
      ]}
    />
  )
}

const empfaengerDes = ({ art, kasse, neueKasse }: Wechselbrief) => (art === 'kuendigung' ? kasse : neueKasse)

function TerminWahl({ eingabe, aendern, fehler, datum }: FelderProps & { datum: string }) {
  const tag = (termin: Termin) => {
    const frist = fristDesBriefs(datum, termin)
    return tagText(eingabe.art === 'kuendigung' ? letzterTag(frist) : frist.wechsel)
  }
  return (
    <RadioGroup
      legend={FORMULAR.termin[eingabe.art]}
      name="termin"
      value={eingabe.termin}
      error={fehler('termin')}
      required
      onChange={termin => aendern({ termin })}
      options={[
        { value: 'jahresende', label: tag('jahresende'), hint: FORMULAR.termin.jahresende },
        {
          value: 'mitteJahr',
          label: tag('mitteJahr'),
          hint: FORMULAR.termin.mitteJahr,
        },
      ]}
    />
  )
}

/** What remains to be done with pen and post. */
function Danach({ art, frist, name, datum }: { art: Briefart; frist: Frist; name: string; datum: string }) {
  const { absenden, eintreffen } = frist
  return (
    <div className="mass border-l-4 border-fir bg-fir-soft px-5 py-4">
      <p className="font-semibold">{DANACH.liegt(name)}</p>
      <p className="mt-2">
        {art === 'anmeldung'
          ? DANACH.anmeldung
          : tageBis(datum, absenden) >= 0
            ? DANACH.rechtzeitig(absenden, eintreffen)
            : DANACH.knapp(eintreffen)}
      </p>
    </div>
  )
}
