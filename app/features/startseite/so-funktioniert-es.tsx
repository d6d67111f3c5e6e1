import type { ReactNode } from 'react'
import { SO_FUNKTIONIERT_ES } from '#content/startseite/startseite.ts'

/** Drawn on 96 × 56. */
const BILDER: Readonly<Record<(typeof SO_FUNKTIONIERT_ES.punkte)[number]['bild'], ReactNode>> = {
  felder: (
    <>
      <path className="fill-none stroke-ink" strokeWidth="1.5" d="M1 1h94v14H1zm0 21h44v14H1zm50 0h44v14H51z" />
      <path className="fill-fir" d="M0 43h96v13H0z" />
    </>
  ),
  balken: (
    <>
      <path className="fill-butter stroke-ink" strokeWidth="1.5" d="M1 31h14v24H1z" />
      <path className="fill-bar" d="M20 26h16v30H20zm20-8h16v38H40zm20-9h16v47H60zM80 0h16v56H80z" />
    </>
  ),
  haken: (
    <>
      <path className="fill-none stroke-ink" strokeWidth="1.5" d="M0 28h30m-9-9 9 9-9 9" />
      <path className="fill-fir" d="M40 0h56v56H40z" />
      <path className="fill-none stroke-on-fir" strokeWidth="2.5" d="m54 28 10 10 18-21" />
    </>
  ),
}

export function SoFunktioniertEs() {
  return (
    <section className="rahmen pt-16 md:pt-20">
      <h2 className="t5">{SO_FUNKTIONIERT_ES.titel}</h2>
      <ol className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {SO_FUNKTIONIERT_ES.punkte.map(({ titel, text, bild }, index) => (
          <li key={titel} className="border-t-4 border-fir pt-6">
            <div className="flex items-start justify-between gap-6">
              <p className="fig fig-m" aria-hidden="true">
                {index + 1}
              </p>
              <svg viewBox="0 0 96 56" className="h-14 w-24" aria-hidden="true">
                {BILDER[bild]}
              </svg>
            </div>
            <h3 className="t3 mt-7 font-semibold">{titel}</h3>
            <p className="mt-2 text-ink2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
