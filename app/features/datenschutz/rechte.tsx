import { Link } from '#app/router.tsx'
import { RECHTE } from '#content/recht/rechte.ts'
import { site } from '#site-config'

/** Only words: they come with the page's HTML. */
export default function Rechte() {
  return (
    <section aria-labelledby="rechte" className="rahmen pt-12 md:pt-16">
      <h2 id="rechte" className="t4">
        {RECHTE.titel}
      </h2>
      <dl className="mt-6 grid gap-x-6 border-t border-ink md:grid-cols-2 lg:grid-cols-3">
        {RECHTE.liste.map(([name, text]) => (
          <div key={name} className="border-b border-line py-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mass mt-8">
        {RECHTE.schreiben}{' '}
        <a className="textlink wrap-anywhere" href={`mailto:${site.betreiber.email}`}>
          {site.betreiber.email}
        </a>
        {RECHTE.umgang}{' '}
        <Link className="textlink" to="/datenschutz">
          {RECHTE.erklaerung}
        </Link>
        .
      </p>
    </section>
  )
}
