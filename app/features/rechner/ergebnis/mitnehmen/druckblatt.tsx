import type { ReactNode } from 'react'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { FUSSZEILE } from '#content/fusszeile.ts'
import { praemienQuelle } from '#content/layout.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { type Preisjahr, umweltabgabe } from '#domain/jahreswerte.ts'
import { site } from '#site-config'

type DruckblattProps = { angaben: readonly string[]; preisjahr: Preisjahr; adresse: string; children: ReactNode }

/** One A4 page in black and white, in place of everything else (main.css); never on the screen. */
export function Druckblatt({ angaben, preisjahr, adresse, children }: DruckblattProps) {
  const { datum, praemien } = useSeitenDaten()
  const hinweis = useDatenhinweis()
  const abzug = umweltabgabe(preisjahr)
  return (
    <main className="druckblatt hidden text-[0.71875rem] leading-[1.4] print:block">
      <div className="flex items-center justify-between gap-6 border-b border-ink pb-3">
        <div className="flex shrink-0 items-center gap-2.5 leading-tight">
          <Zeichen />
          <p>
            <b className="block text-[0.8125rem] font-semibold">{site.domain}</b>
            {site.tagline}
          </p>
        </div>
        <div className="text-right">
          <h1>{BLATT.vom(datum)}</h1>
          <p>{angaben.join(' · ')}</p>
        </div>
      </div>
      {hinweis && <p className="border-b border-line py-1.5">{hinweis.text}</p>}
      {children}
      <div className="mt-4 flex items-end justify-between gap-6 border-t border-ink pt-2 text-[0.65625rem]">
        <p>
          {praemienQuelle(praemien.quelle, preisjahr.jahr)}
          <br />
          {abzug !== undefined && `${BLATT.abzug(preisjahr.jahr, abzug)} `}
          {FUSSZEILE.keinVertrag}
        </p>
        <p className="shrink-0 text-right whitespace-nowrap">
          {BLATT.oeffnen}
          <br />
          <b className="font-semibold">{adresse.replace(/^https?:\/\//, '')}</b>
        </p>
      </div>
    </main>
  )
}

function Zeichen() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="fill-none stroke-ink stroke-1">
      <path d="M.5.5h31v31H.5zM6.5 18.5h4v7h-4z" />
      <path className="fill-ink" d="M14 12.5h4v13h-4zM21.5 6.5h4v19h-4z" />
    </svg>
  )
}
