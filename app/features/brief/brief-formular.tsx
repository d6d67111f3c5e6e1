import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormular } from '#app/lib/formular.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { tagText } from '#content/format.ts'
import { tageBis } from '#domain/kalender-tag.ts'
import { AbsenderFelder } from './absender-felder.tsx'
import { type BriefEingabe, type BriefVorgabe, briefAus, ersteEingabe } from './angaben.ts'
import { fristDesBriefs, letzterTag, type Termin } from './brieftext.ts'
import type { Aendern } from './felder.ts'
import type { Kasse } from './kassen.ts'
import { KassenFelder } from './kassen-felder.tsx'
import { PersonenFelder } from './personen-felder.tsx'
import { briefRegeln } from './regeln.ts'
import { oeffneWerkstatt, type Werkstatt } from './werkstatt.ts'

export { ladeKassen } from './kassen.ts'

type Stand = { art: 'bereit' } | { art: 'arbeitet' } | { art: 'gespeichert'; name: string } | { art: 'fehler' }

export function BriefFormular({ kassen, vorgabe }: { kassen: readonly Kasse[]; vorgabe: BriefVorgabe }) {
  const { datum } = useSeitenDaten()
  const [eingabe, setEingabe] = useState(() => ersteEingabe(vorgabe))
  const [stand, setStand] = useState<Stand>({ art: 'bereit' })
  const formular = useFormular<string>(briefRegeln(eingabe))
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
      const datei = await werkstatt.current?.briefDatei(briefAus(eingabe, kassen, datum))
      if (!datei) return
      const name = `${eingabe.art}-grundversicherung.pdf`
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
    <form {...formular.attribute} onSubmit={herunterladen} aria-label="Brief schreiben" className="border-t border-ink">
      <FormSection title="Der Brief" hint="Nichts davon verlässt Ihren Browser.">
        <div ref={anfang}>
          <RadioGroup
            legend="Welcher Brief?"
            name="art"
            look="segmented"
            value={eingabe.art}
            onChange={art => aendern({ art, adresse: null })}
            options={[
              { value: 'kuendigung', label: 'Kündigung' },
              { value: 'anmeldung', label: 'Anmeldung' },
            ]}
          />
        </div>
        <TerminWahl datum={datum} {...felder} />
      </FormSection>
      <FormSection title={eingabe.art === 'kuendigung' ? 'An Ihre bisherige Kasse' : 'An die neue Kasse'}>
        <KassenFelder kassen={kassen} {...felder} />
      </FormSection>
      <FormSection title="Absender">
        <AbsenderFelder {...felder} />
      </FormSection>
      <FormSection title="Versicherte Personen" hint="Was Sie leer lassen, tragen Sie im Brief von Hand ein.">
        <PersonenFelder {...felder} />
      </FormSection>
      <div className="grid gap-x-6 py-9 md:grid-cols-12">
        <div className="min-w-0 md:col-span-8 md:col-start-5 lg:col-span-7 lg:col-start-5">
          <Button
            type="submit"
            busy={stand.art === 'arbeitet'}
            busyLabel="Brief wird erstellt..."
            className="w-full md:w-auto"
          >
            Brief als PDF herunterladen
          </Button>
          <div role="status" className="mt-4">
            {stand.art === 'gespeichert' && <Danach eingabe={eingabe} name={stand.name} datum={datum} />}
            {stand.art === 'fehler' && (
              <p className="font-semibold text-err">
                Der Brief konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.
              </p>
            )}
          </div>
        </div>
      </div>
    </form>
  )
}

type TerminWahlProps = { eingabe: BriefEingabe; aendern: Aendern; datum: string }

function TerminWahl({ eingabe, aendern, datum }: TerminWahlProps) {
  const tag = (termin: Termin) => {
    const frist = fristDesBriefs(datum, termin)
    return tagText(eingabe.art === 'kuendigung' ? letzterTag(frist) : frist.wechsel)
  }
  return (
    <RadioGroup
      legend={eingabe.art === 'kuendigung' ? 'Kündigen auf' : 'Versichert ab'}
      name="termin"
      value={eingabe.termin}
      onChange={termin => aendern({ termin })}
      options={[
        { value: 'jahresende', label: tag('jahresende'), hint: 'für alle Modelle und Franchisen' },
        {
          value: 'mitteJahr',
          label: tag('mitteJahr'),
          hint: 'nur wenn Sie heute das Standardmodell mit Franchise 300 haben (Kinder: Franchise 0)',
        },
      ]}
    />
  )
}

/** What remains to be done with pen and post. */
function Danach({ eingabe, name, datum }: { eingabe: BriefEingabe; name: string; datum: string }) {
  const { absenden, eintreffen } = fristDesBriefs(datum, eingabe.termin)
  return (
    <div className="mass border-l-4 border-fir bg-fir-soft px-5 py-4">
      <p className="font-semibold">Der Brief liegt in Ihren Downloads: {name}</p>
      <p className="mt-2">
        {eingabe.art === 'anmeldung'
          ? 'Ausdrucken, unterschreiben und vor der Kündigung abschicken. Die neue Kasse muss Sie aufnehmen.'
          : tageBis(datum, absenden) >= 0
            ? `Ausdrucken, unterschreiben und bis ${tagText(absenden)} eingeschrieben aufgeben. Bei der Kasse sein muss er bis ${tagText(eintreffen)}.`
            : `Ausdrucken, unterschreiben und sofort abgeben, am besten persönlich gegen Quittung: Bei der Kasse sein muss er bis ${tagText(eintreffen)}.`}
      </p>
    </div>
  )
}
