import { Link } from '#app/router.tsx'
import { vermittlerblatt } from '#content/recht/vermittler.ts'
import { site, vermittlung } from '#site-config'

/** The information sheet of the intermediary, section by section as in its PDF. */
export function Vermittlerblatt() {
  return vermittlerblatt({ betreiber: site.betreiber, vermittlung }).map(({ titel, absaetze, mehr }) => (
    <section key={titel}>
      <h2 className="t4 mt-12 hyphens-auto">{titel}</h2>
      {absaetze.map(absatz => (
        <p key={absatz} className="mt-4">
          {absatz}
        </p>
      ))}
      {mehr && (
        <p className="mt-4">
          <Link to={mehr.pfad} className="textlink text-fir">
            {mehr.name}
          </Link>
        </p>
      )}
    </section>
  ))
}
