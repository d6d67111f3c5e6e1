import { Fragment } from 'react'
import { ABLAUF } from '#content/rechner/anfrage.ts'
import { site } from '#site-config'

/** What follows the enquiry, beside it. */
export function Ablauf() {
  return (
    <section aria-labelledby="anfrage-ablauf" className="border-t border-ink pt-6">
      <h2 id="anfrage-ablauf" className="t3 font-semibold">
        {ABLAUF.titel}
      </h2>
      <ol className="mt-4">
        {ABLAUF.schritte(site.betreiber.firma).map(({ titel, text }, index) => (
          <li
            key={titel}
            className="grid grid-cols-[2.25rem_1fr] border-t border-line py-3 first:border-t-0 first:pt-0"
          >
            <span aria-hidden="true" className="fig pt-1 text-[1.625rem]">
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{titel}</b>
              <span className="text-ink2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 border-t border-ink pt-3">
        {ABLAUF.kosten.map(({ was, wieViel }) => (
          <Fragment key={was}>
            <dt>{was}</dt>
            <dd className="max-w-44 font-semibold">{wieViel}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
