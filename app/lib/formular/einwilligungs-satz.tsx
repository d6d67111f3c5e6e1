import { Fragment } from 'react'
import { EINWILLIGUNG, EINWILLIGUNG_VERWEIS } from '#content/recht/einwilligung.ts'

/** The required consent, word for word as it is stored as proof. Its link opens a new tab: the form stays filled in. */
export function EinwilligungsSatz() {
  return EINWILLIGUNG.kontakt.split(EINWILLIGUNG_VERWEIS).map((teil, index) => (
    <Fragment key={teil}>
      {index > 0 && (
        <a href="/datenschutz" target="_blank" rel="noopener" className="textlink text-fir">
          {EINWILLIGUNG_VERWEIS}
        </a>
      )}
      {teil}
    </Fragment>
  ))
}
