import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { eintraegeDerFrist } from '#content/kalendereintraege.ts'
import { MITNEHMEN } from '#content/rechner/mitnehmen.ts'
import type { Frist } from '#domain/fristen.ts'
import { kalenderdatei } from '#domain/kalender.ts'
import { useDruck } from './use-druck.ts'

type MitnehmenProps = {
  /** What the mail program opens. */
  mail: string
  /** The day by which today's insurer must know; null where nothing has to be cancelled. */
  frist: Frist | null
  /** Other ways, before these. */
  children?: ReactNode
  /** The page on paper. */
  blatt: () => ReactNode
}

/** Ways to keep the result. None of them tells anybody else. */
export function Mitnehmen({ mail, frist, children, blatt }: MitnehmenProps) {
  const { siteUrl } = useSeitenDaten()
  const { druckt, drucke } = useDruck()
  function speichere({ eintreffen }: Frist, text: string) {
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `kuendigung-${eintreffen}.ics`)
  }
  return (
    <section aria-labelledby="mitnehmen-titel" className="mt-7 border-t border-ink pt-4 md:mt-14 md:pt-5">
      <h2 id="mitnehmen-titel" className="t3 font-semibold">
        {MITNEHMEN.titel}
      </h2>
      <p className="mass t1 mt-0.5 text-ink2">{geschuetzt(MITNEHMEN.text)}</p>
      {/* On a phone two in a line, of equal width. */}
      <div className="mt-3 flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2 max-md:gap-2 max-md:*:justify-start max-md:*:px-2.5 max-md:*:py-1 max-md:*:text-left max-md:*:text-[0.9375rem] max-md:*:leading-tight">
        {children}
        <Button kind="secondary" size="small" onClick={drucke}>
          <Icon name="print" /> {MITNEHMEN.drucken}
        </Button>
        <a href={mail} className={buttonLook({ kind: 'secondary', size: 'small', className: 'gap-3' })}>
          <Icon name="mail" /> {MITNEHMEN.mail}
        </a>
        {frist && (
          <Button
            kind="secondary"
            size="small"
            onClick={() => speichere(frist, kalenderdatei(eintraegeDerFrist(frist, siteUrl), Date.now()))}
          >
            <Icon name="calendar" /> {MITNEHMEN.kalender}
          </Button>
        )}
      </div>
      {druckt && createPortal(blatt(), document.body)}
    </section>
  )
}
