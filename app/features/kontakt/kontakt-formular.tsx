import { type ReactNode, useState } from 'react'
import { EinwilligungsSatz } from '#app/lib/formular/einwilligungs-satz.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, TextArea, TextInput } from '#app/ui/fields/field.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { Select } from '#app/ui/select.tsx'
import { KONTAKT_FELDER, KONTAKT_FORMULAR, KONTAKT_HINWEISE } from '#content/formulare/kontakt.ts'
import { LAENDER } from '#content/formulare/laender.ts'
import { KEINE_ANGABE, KRANKENKASSEN_AUSWAHL } from '#content/krankenkassen/auswahl.ts'
import { EINWILLIGUNG } from '#content/recht/einwilligung.ts'
import type { NichtAngenommen } from '#contract/bundle.ts'
import { PFADE } from '#contract/pfade.ts'
import { feldId } from './kontakt-felder.ts'
import { NichtGesendet } from './nicht-gesendet.tsx'
import { useKontaktVersand } from './use-kontakt-versand.ts'

const { anliegen, person, adresse } = KONTAKT_FORMULAR

type Feldname = keyof typeof KONTAKT_FELDER

type KontaktFormularProps = {
  zurueck?: NichtAngenommen
  /** Who gets it and who pays, read before anybody agrees. */
  vermittlerin: ReactNode
}

/**
 * Posts itself where no script runs; the boxes then say 'true'. `zurueck`: what the server could not accept that way, with all
 * that was typed.
 */
export function KontaktFormular({ zurueck, vermittlerin }: KontaktFormularProps) {
  const { formular, fehler, stand } = useKontaktVersand(zurueck?.fehler.felder)
  const werte = zurueck?.werte
  const rahmen = (name: Feldname) => ({ id: feldId(name), label: KONTAKT_FELDER[name], error: fehler(name) })
  const eingabe = (name: Feldname) => ({ name, defaultValue: werte?.[name] })
  return (
    <form
      {...formular}
      method="post"
      action={PFADE.kontaktAnfrage}
      aria-label={KONTAKT_FORMULAR.name}
      className="rahmen"
    >
      <FormSection title={anliegen.titel} hint={anliegen.hinweis}>
        <Field {...rahmen('nachricht')} hint={KONTAKT_HINWEISE.nachricht}>
          <TextArea {...eingabe('nachricht')} required />
        </Field>
        <Field {...rahmen('krankenkasse')} hint={KONTAKT_HINWEISE.krankenkasse}>
          <Select name="krankenkasse" defaultValue={werte?.krankenkasse ?? ''}>
            <option value="">{KONTAKT_FORMULAR.bitteWaehlen}</option>
            <option value={KEINE_ANGABE.value}>{KEINE_ANGABE.name}</option>
            {KRANKENKASSEN_AUSWAHL.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </FormSection>

      <FormSection title={person.titel} hint={person.hinweis}>
        <div className="grid gap-6 md:grid-cols-2">
          <Field {...rahmen('vorname')}>
            <TextInput {...eingabe('vorname')} autoComplete="given-name" required />
          </Field>
          <Field {...rahmen('nachname')}>
            <TextInput {...eingabe('nachname')} autoComplete="family-name" required />
          </Field>
          <Field {...rahmen('email')}>
            <TextInput {...eingabe('email')} type="email" autoComplete="email" required />
          </Field>
          <Field {...rahmen('telefon')}>
            <TextInput {...eingabe('telefon')} type="tel" autoComplete="tel" required />
          </Field>
        </div>
      </FormSection>

      <FormSection title={adresse.titel} hint={adresse.hinweis}>
        <Adresse rahmen={rahmen} eingabe={eingabe} anfangsLand={werte?.land ?? 'CH'} />
      </FormSection>

      <div className="grid gap-x-6 py-9 md:grid-cols-12 md:py-12">
        <div className="grid min-w-0 gap-4 md:col-span-8 md:col-start-5 lg:col-span-7 lg:col-start-5">
          {vermittlerin}
          <Checkbox
            id={feldId('datenschutzEinverstaendnis')}
            name="datenschutzEinverstaendnis"
            value="true"
            defaultChecked={werte?.datenschutzEinverstaendnis}
            required
            error={fehler('datenschutzEinverstaendnis')}
          >
            <EinwilligungsSatz />
          </Checkbox>
          <Checkbox name="weitergabeEinverstaendnis" value="true" defaultChecked={werte?.weitergabeEinverstaendnis}>
            {EINWILLIGUNG.weitergabe}
          </Checkbox>
          {/* A trap for programs that fill in everything; nobody sees it, no browser fills it in. */}
          <div hidden>
            <input {...eingabe('website')} aria-label={KONTAKT_FELDER.website} tabIndex={-1} autoComplete="off" />
          </div>
          {/* The address of the page that comes back no longer tells it. */}
          {werte && <input type="hidden" name="anliegen" value={werte.anliegen} />}
          {stand.art === 'gescheitert' && <NichtGesendet grund={stand.grund} />}
          <div className="mt-2">
            <Button
              type="submit"
              busy={stand.art === 'sendet'}
              busyLabel={KONTAKT_FORMULAR.wirdGesendet}
              className="w-full md:w-auto"
            >
              {KONTAKT_FORMULAR.senden}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

type AdresseProps = {
  rahmen: (name: Feldname) => { id: string; label: string; error: string | undefined }
  eingabe: (name: Feldname) => { name: string; defaultValue: string | undefined }
  anfangsLand: string
}

function Adresse({ rahmen, eingabe, anfangsLand }: AdresseProps) {
  const [land, setLand] = useState(anfangsLand)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-4 md:gap-x-6">
        <Field {...rahmen('strasse')}>
          <TextInput {...eingabe('strasse')} autoComplete="address-line1" required />
        </Field>
        <Field {...rahmen('nummer')}>
          <TextInput {...eingabe('nummer')} required />
        </Field>
      </div>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 md:gap-x-6">
        <Field {...rahmen('plz')}>
          <TextInput
            {...eingabe('plz')}
            autoComplete="postal-code"
            inputMode={land === 'CH' ? 'numeric' : 'text'}
            required
          />
        </Field>
        <Field {...rahmen('ort')}>
          <TextInput {...eingabe('ort')} autoComplete="address-level2" required />
        </Field>
      </div>
      <Field {...rahmen('land')}>
        <Select
          name="land"
          autoComplete="country"
          defaultValue={anfangsLand}
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
