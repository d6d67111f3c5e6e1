import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { COOKIE_HINWEIS } from '#content/cookie-hinweis.ts'
import { BANNER_ID } from './banner-focus.ts'

export type Wahl = 'alle' | 'essenzielle'

/**
 * Stands in every page's HTML, early in the order of reading and tabbing; a class on the document shows it
 * (app/vorspann.ts). At the window's lower edge, but in a very low window at the top of the page: there it would
 * cover most of what it stands on. Only with its last link: a browser that paints between two pieces of the HTML would
 * let it grow. Its HTML stays, and the browser has no code for it: what a button does is said by
 * an attribute.
 */
export default function CookieHinweis() {
  return (
    <section
      id={BANNER_ID}
      aria-label={COOKIE_HINWEIS.name}
      className="inset-x-0 bottom-0 z-40 hidden border-t border-edge bg-slab text-on-slab in-[.cookie-frage]:has-[a]:block print:hidden! [@media(height>=24rem)]:fixed"
    >
      <div className="rahmen grid items-center gap-x-8 pt-4 pb-1.5 md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto] lg:py-5">
        {/* Short blocks: none of them is ever the largest paint of a page. */}
        <div className="t1 md:max-lg:row-span-2">
          <p className="font-semibold">{COOKIE_HINWEIS.titel}</p>
          {COOKIE_HINWEIS.arten.map(({ name, zusatz }) => (
            <p key={name}>
              <strong className="font-semibold">{name}</strong> {zusatz}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-2 max-md:mt-3 max-md:*:grow max-md:*:px-2">
          <Wahlknopf wahl="alle" />
          <Wahlknopf wahl="essenzielle" />
        </div>
        <div className="t1 flex gap-x-6 max-md:justify-between">
          <button type="button" data-cookie-einstellungen="" className={TEXT_BUTTON}>
            {COOKIE_HINWEIS.einstellungen}
          </button>
          <Link to="/datenschutz" className={TEXT_BUTTON}>
            {COOKIE_HINWEIS.datenschutz}
          </Link>
        </div>
      </div>
    </section>
  )
}

const TEXT_BUTTON = 'textlink flex min-h-11 items-center focus-visible:outline-on-slab'

function Wahlknopf({ wahl }: { wahl: Wahl }) {
  return (
    <Button kind="inverse" size="small" data-cookies={wahl}>
      {COOKIE_HINWEIS[wahl]}
    </Button>
  )
}
