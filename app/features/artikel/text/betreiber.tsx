import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'
import { site } from '#site-config'

/** Who runs the site and how to reach them. */
export function Betreiber() {
  const { firma, strasse, plz, ort, email, telefon } = site.betreiber
  return (
    <address className="mt-4 not-italic">
      {firma}
      <br />
      {strasse}
      <br />
      {plz} {ort}
      <br />
      {FLIESSTEXT.betreiber.land}
      <br />
      <br />
      {FLIESSTEXT.betreiber.email}{' '}
      <a href={`mailto:${email}`} className="textlink text-fir">
        {email}
      </a>
      <br />
      {FLIESSTEXT.betreiber.telefon}{' '}
      <a href={`tel:${telefon.replaceAll(' ', '')}`} className="textlink text-fir">
        {telefon.replaceAll(' ', '\u00a0')}
      </a>
    </address>
  )
}
