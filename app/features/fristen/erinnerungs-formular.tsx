import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { regeln } from '#app/lib/formular/feldregeln.ts'
import { useFormular } from '#app/lib/formular/formular.ts'
import { schluesselFuer, sende } from '#app/lib/formular/senden.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { showToast } from '#app/ui/overlay/toast.ts'
import { ERINNERUNG_EINWILLIGUNG, ERINNERUNG_FORMULAR, FRISTNAME } from '#content/wechsel/erinnerung.ts'
import { tagText } from '#content/zahlen/format.ts'
import type { LinkAnnahme } from '#contract/annahme.ts'
import { PFADE } from '#contract/pfade.ts'
import { type Fristart, naechsteErinnerung } from '#domain/fristen/erinnerung.ts'
import { site } from '#site-config'

type Stand = { art: 'bereit' | 'sendet' } | { art: 'gesendet' | 'ohne-link'; email: string }

/** Asks to be reminded of a deadline by e-mail. Nothing is sent before the link in the first mail is confirmed. */
export default function ErinnerungsFormular({ art }: { art: Fristart }) {
  const { datum } = useSeitenDaten()
  const { attribute, fehler, geprueft, zeige } = useFormular({ email: regeln.email })
  const [stand, setStand] = useState<Stand>({ art: 'bereit' })

  // It takes the place of the button that was pressed.
  useEffect(() => {
    attribute.ref.current?.querySelector('input')?.focus()
  }, [attribute.ref])

  async function order(event: FormEvent) {
    event.preventDefault()
    if (stand.art === 'sendet') return
    const werte = geprueft()
    if (!werte) return
    setStand({ art: 'sendet' })
    const wunsch = { email: werte.email.trim(), frist: art }
    const ergebnis = await sende<LinkAnnahme>(PFADE.erinnerungsWunsch, wunsch, schluesselFuer(wunsch))
    if (ergebnis.art === 'angenommen')
      return setStand({ art: ergebnis.linkGesendet ? 'gesendet' : 'ohne-link', email: wunsch.email })
    setStand({ art: 'bereit' })
    if (ergebnis.art === 'abgelehnt') zeige(ergebnis.felder)
    showToast({ ...ERINNERUNG_FORMULAR.fehler, variant: 'destructive' })
  }

  if (stand.art === 'gesendet') return <LinkGesendet email={stand.email} />
  if (stand.art === 'ohne-link') return <OhneLink email={stand.email} />
  return (
    <form
      {...attribute}
      onSubmit={order}
      aria-label={`${ERINNERUNG_FORMULAR.titel}: ${FRISTNAME[art]}`}
      className="mass grid w-full gap-4 noscript:hidden"
    >
      <Field label={ERINNERUNG_FORMULAR.feld} error={fehler('email')}>
        <TextInput name="email" type="email" autoComplete="email" required />
      </Field>
      <p className="t1 text-ink2">
        {ERINNERUNG_FORMULAR.wann(tagText(naechsteErinnerung(art, datum).am))} {ERINNERUNG_EINWILLIGUNG.wortlaut}
      </p>
      <div>
        <Button
          kind="secondary"
          size="small"
          type="submit"
          busy={stand.art === 'sendet'}
          busyLabel={ERINNERUNG_FORMULAR.sendet}
        >
          {ERINNERUNG_FORMULAR.knopf}
        </Button>
      </div>
    </form>
  )
}

function LinkGesendet({ email }: { email: string }) {
  const { titel, wohin, frist } = ERINNERUNG_FORMULAR.gesendet
  return (
    <Hinweis titel={titel} look="border-fir bg-fir-soft">
      {wohin} <strong className="wrap-anywhere">{email}</strong>. {frist}
    </Hinweis>
  )
}

function OhneLink({ email }: { email: string }) {
  const { titel, wohin, weg } = ERINNERUNG_FORMULAR.ohneLink
  return (
    <Hinweis titel={titel} look="border-err bg-sand">
      {wohin} <strong className="wrap-anywhere">{email}</strong>. {weg}{' '}
      <a className="textlink wrap-anywhere" href={`mailto:${site.betreiber.email}`}>
        {site.betreiber.email}
      </a>
      .
    </Hinweis>
  )
}

function Hinweis({ titel, look, children }: { titel: string; look: string; children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    note.current?.focus()
  }, [])
  return (
    <div className={`mass w-full border-l-4 px-5 py-4 ${look}`}>
      <p ref={note} tabIndex={-1} className="font-semibold outline-none">
        {titel}
      </p>
      <p className="mt-1">{children}</p>
    </div>
  )
}
