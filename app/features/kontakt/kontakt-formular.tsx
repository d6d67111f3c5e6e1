import { useState } from 'react'
import { EinwilligungsSatz } from '#app/lib/einwilligungs-satz.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/fields/field.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { Select } from '#app/ui/select.tsx'
import { EINWILLIGUNG } from '#content/einwilligung.ts'
import { KEINE_ANGABE, KRANKENKASSEN_AUSWAHL } from '#content/krankenkassen-auswahl.ts'
import { LAENDER } from '#content/laender.ts'
import { PFADE } from '#contract/pfade.ts'
import { NichtGesendet } from './nicht-gesendet.tsx'
import { useKontaktVersand } from './use-kontakt-versand.ts'

/** Posts itself where no script runs; the boxes then say 'true'. */
export function KontaktFormular() {
  const { formular, fehler, stand } = useKontaktVersand()
  return (
    <form {...formular} method="post" action={PFADE.kontaktAnfrage} aria-label="Kontaktformular" className="rahmen">
      <FormSection title="Ihr Anliegen" hint="Alle Felder sind nötig, ausser wo «freiwillig» steht.">
        <Field
          label="Nachricht"
          hint="Worum geht es, und wann erreichen wir Sie am besten?"
          error={fehler('nachricht')}
        >
          <TextArea name="nachricht" required />
        </Field>
        <Field
          label="Aktuelle Krankenkasse"
          hint="Freiwillig. Ist Ihre Kasse nicht dabei, lassen Sie das Feld leer."
          error={fehler('krankenkasse')}
        >
          <Select name="krankenkasse" defaultValue="">
            <option value="">Bitte wählen</option>
            <option value={KEINE_ANGABE.value}>{KEINE_ANGABE.name}</option>
            {KRANKENKASSEN_AUSWAHL.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </FormSection>

      <FormSection title="Ihre Person" hint="So erreichen wir Sie. Wir rufen nur zu Ihrer Anfrage an.">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label="Vorname" error={fehler('vorname')}>
            <TextInput name="vorname" autoComplete="given-name" required />
          </Field>
          <Field label="Nachname" error={fehler('nachname')}>
            <TextInput name="nachname" autoComplete="family-name" required />
          </Field>
          <Field label="E-Mail" error={fehler('email')}>
            <TextInput name="email" type="email" autoComplete="email" required />
          </Field>
          <Field label="Telefon" error={fehler('telefon')}>
            <TextInput name="telefon" type="tel" autoComplete="tel" required />
          </Field>
        </div>
      </FormSection>

      <FormSection title="Ihre Adresse" hint="Die Prämie hängt vom Wohnort ab.">
        <Adresse fehler={fehler} />
      </FormSection>

      <div className="grid gap-x-6 py-9 md:grid-cols-12 md:py-12">
        <div className="grid min-w-0 gap-4 md:col-span-8 md:col-start-5 lg:col-span-7 lg:col-start-5">
          <Checkbox
            name="datenschutzEinverstaendnis"
            value="true"
            required
            error={fehler('datenschutzEinverstaendnis')}
          >
            <EinwilligungsSatz />
          </Checkbox>
          <Checkbox name="weitergabeEinverstaendnis" value="true">
            {EINWILLIGUNG.weitergabe}
          </Checkbox>
          {/* A trap for programs that fill in everything; nobody sees it, no browser fills it in. */}
          <div hidden>
            <input name="website" aria-label="Website" tabIndex={-1} autoComplete="off" />
          </div>
          {stand.art === 'gescheitert' && <NichtGesendet grund={stand.grund} />}
          <div className="mt-2">
            <Button
              type="submit"
              busy={stand.art === 'sendet'}
              busyLabel="Wird verarbeitet..."
              className="w-full md:w-auto"
            >
              Anfrage senden
            </Button>
          </div>
          <p className="t1 mass text-ink2">
            Kostenlos und unverbindlich. Ihre Angaben bleiben höchstens 24 Monate gespeichert.
          </p>
        </div>
      </div>
    </form>
  )
}

function Adresse({ fehler }: { fehler: ReturnType<typeof useKontaktVersand>['fehler'] }) {
  const [land, setLand] = useState('CH')
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-4 md:gap-x-6">
        <Field label="Strasse" error={fehler('strasse')}>
          <TextInput name="strasse" autoComplete="address-line1" required />
        </Field>
        <Field label="Nummer" error={fehler('nummer')}>
          <TextInput name="nummer" required />
        </Field>
      </div>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 md:gap-x-6">
        <Field label="PLZ" error={fehler('plz')}>
          <TextInput name="plz" autoComplete="postal-code" inputMode={land === 'CH' ? 'numeric' : 'text'} required />
        </Field>
        <Field label="Ort" error={fehler('ort')}>
          <TextInput name="ort" autoComplete="address-level2" required />
        </Field>
      </div>
      <Field label="Land" error={fehler('land')}>
        <Select
          name="land"
          autoComplete="country"
          defaultValue="CH"
          required
          onChange={event => setLand(event.target.value)}
        >
          {LAENDER.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
