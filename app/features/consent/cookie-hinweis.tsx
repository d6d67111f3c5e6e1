import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { COOKIE_HINWEIS } from '#content/rahmen/cookie-hinweis.ts'
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
      {/* On a narrow screen as low as it can be, in three lines and a row of buttons: the page under it goes on. */}
      <div className="rahmen grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5 md:pt-4 lg:grid-cols-[1fr_auto_auto] lg:gap-x-8 lg:py-5">
        {/* Short blocks: none of them is ever the largest paint of a page. */}
        <div className="t1 max-md:contents max-md:leading-tight md:max-lg:row-span-2">
          <p className={`font-semibold ${SCHMAL}`}>{COOKIE_HINWEIS.titel}</p>
          {COOKIE_HINWEIS.arten.map(({ name, zusatz }) => (
            <p key={name} className="max-md:col-span-2">
              <strong className="font-semibold">{name}</strong> {zusatz}
            </p>
          ))}
        </div>
        <div className="t1 mt-1.5 flex flex-wrap gap-x-2 max-md:col-span-2 max-md:font-stretch-85% md:mt-0">
          <div className="flex flex-wrap gap-1.5 max-md:grow max-md:*:grow max-md:*:px-2">
            <Wahlknopf wahl="alle" />
            <Wahlknopf wahl="essenzielle" />
          </div>
          <button type="button" data-cookie-einstellungen="" className={TEXT_BUTTON}>
            {COOKIE_HINWEIS.einstellungen}
          </button>
        </div>
        {/* Beside the title, and as high as a finger: it reaches over lines that nobody presses. */}
        <Link to="/datenschutz" className={`t1 ${TEXT_BUTTON} ${SCHMAL} max-md:-my-3 max-md:[grid-area:1/2]`}>
          {COOKIE_HINWEIS.datenschutz}
        </Link>
      </div>
    </section>
  )
}

/** Side by side on the narrowest line. */
const SCHMAL = 'max-md:text-[0.8125rem] max-md:font-stretch-85%'

const TEXT_BUTTON = 'textlink flex min-h-11 items-center focus-visible:outline-on-slab'

function Wahlknopf({ wahl }: { wahl: Wahl }) {
  return (
    <Button kind="inverse" size="small" data-cookies={wahl} className="max-md:text-[0.875rem]">
      {COOKIE_HINWEIS[wahl]}
    </Button>
  )
}
