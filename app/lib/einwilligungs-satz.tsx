import { Fragment } from 'react'
import { EINWILLIGUNG } from '#content/einwilligung.ts'

const VERWEIS = 'Datenschutzerklärung'

/** The required consent, word for word as it is stored as proof. Its link opens a new tab: the form stays filled in. */
export function EinwilligungsSatz() {
  return EINWILLIGUNG.kontakt.split(VERWEIS).map((teil, index) => (
    <Fragment key={teil}>
      {index > 0 && (
        <a href="/datenschutz" target="_blank" rel="noopener" className="textlink text-fir">
          {VERWEIS}
        </a>
      )}
      {teil}
    </Fragment>
  ))
}
