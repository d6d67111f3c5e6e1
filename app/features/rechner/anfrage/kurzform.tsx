import { trennbar } from '#app/lib/typografie.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { KURZFORM } from '#content/rechner/anfrage.ts'
import { ANTWORT, bezugText } from '#content/rechner/antwort.ts'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { jahreszeile } from '#content/rechner/jahr.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { Abzug } from '../ergebnis/kopf/ersparnis.tsx'
import type { Sicht, Umfeld } from '../ergebnis/sicht/sicht.ts'
import { titelVon } from '../ergebnis/sicht/titel.ts'

type KurzformProps = { sicht: Sicht; loesung: Loesung; umfeld: Pick<Umfeld, 'heute' | 'kassenName'> }

/** What was chosen and is sent, as it stays in sight while the visitor writes; at full prices. */
export function Kurzform({ sicht, loesung, umfeld: { heute, kassenName } }: KurzformProps) {
  const { personen, zuMehreren, vollerBezug, volleTabelle, istGuenstigste, ordnung } = sicht
  const titel = titelVon(sicht, loesung, kassenName)
  const proJahr = vollerBezug ? ersparnisProJahr(loesung.praemien, vollerBezug) : rappen(0)
  const [ich] = personen
  const namen = personen.map(({ name }) => name)
  const angaben = ich?.voll && !zuMehreren ? PERSONEN.angaben(ich.voll, ich.unfall) : null
  const kurz = [KURZFORM.praemien(volleTabelle.jahr), angaben, proJahr > 0 && KURZFORM.weniger(proJahr)]
  return (
    <>
      {/* On a narrow screen so short that the form begins on the first one. */}
      <div className="lg:hidden">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0">
            <b className="font-semibold">{titel.name}</b> <span className="text-ink2">{titel.zusatz}</span>
          </span>
          <b className="betrag font-semibold">{KURZFORM.proMonat(loesung.praemien)}</b>
        </p>
        <p className="t1 text-ink2">{kurz.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="max-lg:hidden">
        <p className="text-ink2">{KURZFORM.auswahl}</p>
        {istGuenstigste && (
          <p className="mt-2">
            <Badge kind="butter">{ordnung === 'preis' ? ANTWORT.guenstigstes : ANTWORT.tiefsteKosten}</Badge>
          </p>
        )}
        <p className="t3 mt-2 font-semibold">{titel.name}</p>
        <p className="mb-5 text-ink2 hyphens-auto">{titel.zusatz}</p>
        <PriceFigure amount={frankenText(loesung.praemien)} per={KURZFORM.je} />
        <p className="mt-4 font-semibold">{jahreszeile(heute, volleTabelle.jahr)}</p>
        {angaben && (
          <p className="t1 mt-1 text-ink2">
            {angaben} <Abzug preisjahr={volleTabelle} />
          </p>
        )}
        {vollerBezug && proJahr > 0 && (
          <div className="mt-6 border border-transparent bg-butter p-5 text-on-butter">
            <p className="font-semibold">{KURZFORM.ersparnis}</p>
            <p className="mt-4 mb-3 flex gap-2 whitespace-nowrap">
              <span className="text-[0.875rem] leading-[0.8] font-medium [text-box:trim-both_cap_alphabetic]">CHF</span>{' '}
              <span className="fig text-[2.5rem]">{frankenText(proJahr)}</span>
            </p>
            <p className="t1">{bezugText(vollerBezug, namen, kassenName)}</p>
          </div>
        )}
      </div>
      {zuMehreren && <PolicenListe sicht={sicht} kassenName={kassenName} />}
    </>
  )
}

/** Who is insured where, person by person. */
function PolicenListe({ sicht, kassenName }: { sicht: Sicht; kassenName: Umfeld['kassenName'] }) {
  return (
    <ul className="mt-2 border-t border-line lg:mt-6 lg:border-ink">
      {sicht.personen.map(
        ({ id, name, jahrgang, unfall, voll }) =>
          voll && (
            <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-1.5 lg:py-3">
              <div className="min-w-0 hyphens-auto max-lg:text-[0.875rem] max-lg:leading-snug">
                <p className="t1 text-ink2">
                  {PERSONEN.wer(name, jahrgang)} · {PERSONEN.angaben(voll, unfall)}
                </p>
                <p>
                  <b className="font-semibold">{trennbar(kassenName(voll.angebot.versicherer))}</b>{' '}
                  <span className="text-ink2">
                    {kontaktName(voll.angebot.kontakt)} · {trennbar(voll.angebot.tarif)}
                  </span>
                </p>
              </div>
              <p className="betrag self-center text-right">
                <span className="sr-only">{KURZFORM.chf}</span>
                <span className="font-semibold lg:fig lg:text-[1.625rem]">{frankenText(voll.praemie)}</span>
                <span className="sr-only">{KURZFORM.proMonatGesprochen}</span>
              </p>
            </li>
          ),
      )}
    </ul>
  )
}
