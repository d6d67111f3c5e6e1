import VermittlerHinweis from '#app/lib/formular/vermittler-hinweis.tsx'
import type { SeitenModul } from '#app/lib/seite.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { type ConversionArt, trackThankYou } from '#app/lib/tracking/tracking.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { useOnce } from '#app/lib/use-once.ts'
import { Link } from '#app/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { DANKE, type DankeSeite } from '#content/recht/danke.ts'
import { VERMITTLER_HINWEIS } from '#content/recht/verguetung.ts'
import { JAHRESLAUF } from '#content/wechsel/fristen.ts'
import { KEINE_KUENDIGUNG } from '#content/wechsel/keine-kuendigung.ts'
import { wartenSieNicht } from '#content/wechsel/warten-sie-nicht.ts'

export function dankeSeite(pfad: keyof typeof DANKE.seiten, art: ConversionArt) {
  const seite: DankeSeite = DANKE.seiten[pfad]
  const { titel, beschreibung, hinweis, wir, weiter, zuletzt, zusatz } = seite
  const schritte = [DANKE.bestaetigung, { titel: wir, text: weiter }, zuletzt]
  return {
    kopf: () => ({ titel, beschreibung, noindex: true }),
    Seite: () => {
      const { datum } = useSeitenDaten()
      useOnce(() => void trackThankYou(art, pfad))
      return (
        <div className="rahmen pt-12 pb-8 md:pt-20">
          <Haken />
          <h1 className="t6 mt-8 max-w-[16ch]">{DANKE.ueberschrift}</h1>
          <p className="t3 mass mt-6">{DANKE.lead}</p>
          <p className="mass mt-4">{geschuetzt(KEINE_KUENDIGUNG)}</p>
          <p className="mass mt-4">
            {geschuetzt(wartenSieNicht(datum))}{' '}
            <Link to="/kuendigen" className="textlink text-fir">
              {JAHRESLAUF.kuendigen}
            </Link>
          </p>
          {zusatz && <p className="mass mt-4">{geschuetzt(zusatz)}</p>}
          {hinweis && <p className="mass mt-4">{geschuetzt(hinweis)}</p>}
          <h2 className="t4 mt-14 md:mt-20">{DANKE.ablauf}</h2>
          <ol className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
            {schritte.map((schritt, index) => (
              <li key={schritt.titel} className="border-t-4 border-fir pt-5">
                <p className="fig fig-m" aria-hidden="true">
                  {index + 1}
                </p>
                <h3 className="t3 mt-6 font-semibold">{geschuetzt(schritt.titel)}</h3>
                <p className="mass mt-2 text-ink2">{geschuetzt(schritt.text)}</p>
              </li>
            ))}
          </ol>
          <h2 className="t3 mt-12 mb-3 font-semibold">{VERMITTLER_HINWEIS.titel}</h2>
          <VermittlerHinweis />
          <ButtonLink section="danke" to="/" className="mt-12">
            {DANKE.knopf}
          </ButtonLink>
        </div>
      )
    },
  } satisfies SeitenModul
}

function Haken() {
  return (
    <svg viewBox="0 0 72 72" className="size-16" aria-hidden="true">
      <path className="fill-fir" d="M0 0h72v72H0z" />
      <path className="stroke-on-fir" fill="none" strokeWidth="7" d="m17 37 14 14 25-31" />
    </svg>
  )
}
