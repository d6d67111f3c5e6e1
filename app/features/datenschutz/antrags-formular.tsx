import { useEffect, useRef } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/fields/field.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { ANTRAEGE, ANTRAGS_FORMULAR, LINK_GESENDET, WIRD_VERARBEITET } from '#content/recht/datenschutz-verwaltung.ts'
import { site } from '#site-config'
import { OhneLink } from './ohne-link.tsx'
import { useAntrag } from './use-antrag.ts'

export function AntragsFormular() {
  const { formular, fehler, stand, send } = useAntrag()
  return (
    <>
      {/* Enter chooses none of the three: each has its own button. */}
      <form
        {...formular}
        onSubmit={event => event.preventDefault()}
        aria-label={ANTRAGS_FORMULAR.name}
        className="rahmen noscript:hidden"
      >
        <FormSection title={ANTRAGS_FORMULAR.angaben} hint={ANTRAGS_FORMULAR.adresse}>
          <Field label={ANTRAGS_FORMULAR.email} error={fehler('email')}>
            <TextInput name="email" type="email" autoComplete="email" required />
          </Field>
          <Field label={ANTRAGS_FORMULAR.begruendung} hint={ANTRAGS_FORMULAR.freiwillig} error={fehler('reason')}>
            <TextArea name="reason" rows={3} />
          </Field>
        </FormSection>
        <FormSection title={ANTRAGS_FORMULAR.antrag} hint={ANTRAGS_FORMULAR.frist}>
          <ul>
            {ANTRAEGE.map(({ art, knopf, frage, text }) => (
              <li
                key={art}
                className="grid items-center gap-x-6 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_15.5rem]"
              >
                <div>
                  <p className="t3 font-semibold">{frage}</p>
                  <p className="mt-1 text-ink2">{geschuetzt(text)}</p>
                </div>
                <Button
                  kind="secondary"
                  className="w-full"
                  busy={stand.art === 'sendet' && stand.antrag === art}
                  busyLabel={WIRD_VERARBEITET}
                  disabled={stand.art === 'sendet' && stand.antrag !== art}
                  onClick={() => send(art)}
                >
                  {knopf}
                </Button>
              </li>
            ))}
          </ul>
          {stand.art === 'gesendet' && <LinkGesendet email={stand.email} />}
          {stand.art === 'ohne-link' && <OhneLink email={stand.email} />}
        </FormSection>
      </form>
      <p className="rahmen hidden py-9 noscript:block">
        {ANTRAGS_FORMULAR.ohneScript}{' '}
        <a className="textlink" href={`mailto:${site.betreiber.email}`}>
          {site.betreiber.email}
        </a>
      </p>
    </>
  )
}

function LinkGesendet({ email }: { email: string }) {
  const note = useRef<HTMLDivElement>(null)
  // On a phone it appears below the button that was pressed, perhaps out of sight.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={note} className="scroll-mb-6 border-l-4 border-fir bg-fir-soft px-5 py-4">
      <p className="font-semibold">{LINK_GESENDET.titel}</p>
      <p className="mt-1">
        {LINK_GESENDET.wohin} <strong className="wrap-anywhere">{email}</strong>. {LINK_GESENDET.frist}
      </p>
      <p className="mt-1 text-ink2">{LINK_GESENDET.fehlt}</p>
    </div>
  )
}
