import { type ReactNode, useEffect, useRef, useState } from 'react'
import { post } from '#app/lib/formular/senden.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/overlay/toast.ts'
import { ANTRAG_MELDUNGEN } from '#content/rahmen/meldungen.ts'
import { BESTAETIGUNGEN, LINK_PROBLEM, WIRD_VERARBEITET } from '#content/recht/datenschutz-verwaltung.ts'
import type { BestaetigungsArt } from '#contract/datenschutz-antrag.ts'
import { PFADE } from '#contract/pfade.ts'
import { legeBeiseite } from './use-bestaetigungs-link.ts'

type Stand =
  | { art: 'offen' | 'sendet' | 'erledigt' | 'abgelaufen' | 'unvollstaendig' }
  | { art: 'gescheitert'; grund: string }

const istArt = (text: string): text is BestaetigungsArt => Object.hasOwn(BESTAETIGUNGEN, text)

/** To open the link changes nothing, as mail programs open links by themselves: only the button acts. */
export function Bestaetigung({ token }: { token: string }) {
  const art = token.split('.')[0] ?? ''
  const [stand, setStand] = useState<Stand>({ art: istArt(art) ? 'offen' : 'unvollstaendig' })
  const erledigt = stand.art === 'erledigt'
  // Whoever comes back to this page later starts with the form.
  useEffect(() => () => void (erledigt && legeBeiseite(token)), [erledigt, token])

  async function confirm() {
    if (stand.art === 'sendet') return
    setStand({ art: 'sendet' })
    const antwort = await post(PFADE.antragsBestaetigung, { token })
    if (antwort.art === 'angenommen') return setStand({ art: 'erledigt' })
    if (antwort.art === 'abgelehnt' && antwort.status === 410) return setStand({ art: 'abgelaufen' })
    if (antwort.art === 'abgelehnt' && antwort.status === 400) return setStand({ art: 'unvollstaendig' })
    showToast({ ...ANTRAG_MELDUNGEN.fehler, variant: 'destructive' })
    const meldung = antwort.art === 'abgelehnt' ? antwort.meldung : ''
    setStand({ art: 'gescheitert', grund: meldung || LINK_PROBLEM.nichtErreicht })
  }

  if (!istArt(art) || stand.art === 'unvollstaendig' || stand.art === 'abgelaufen') {
    const problem = LINK_PROBLEM[stand.art === 'abgelaufen' ? 'abgelaufen' : 'unvollstaendig']
    return (
      <Ansicht key={problem.titel} titel={problem.titel} text={problem.text}>
        <Button kind="secondary" onClick={() => legeBeiseite(token)}>
          {LINK_PROBLEM.knopf}
        </Button>
      </Ansicht>
    )
  }
  const texte = BESTAETIGUNGEN[art]
  if (erledigt) return <Ansicht key="erledigt" titel={texte.erledigt} text={texte.danach} />
  return (
    <Ansicht key="offen" titel={texte.titel} text={texte.wirkung}>
      {stand.art === 'gescheitert' && <p className="mass border-l-4 border-err bg-sand px-5 py-4">{stand.grund}</p>}
      <Button busy={stand.art === 'sendet'} busyLabel={WIRD_VERARBEITET} onClick={confirm}>
        {texte.knopf}
      </Button>
    </Ansicht>
  )
}

/** Each takes the place of another, so its heading takes the focus. */
function Ansicht({ titel, text, children }: { titel: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="rahmen">
      <div className="grid justify-items-start gap-6 border-b border-line py-9 md:py-14">
        <div>
          <h2 ref={heading} tabIndex={-1} className="t5 hyphens-auto outline-none">
            {titel}
          </h2>
          <p className="t3 mass mt-4 text-ink2">{geschuetzt(text)}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
