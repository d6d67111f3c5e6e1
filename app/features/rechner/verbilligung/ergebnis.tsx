import type { ReactNode } from 'react'
import { frankenText } from '#content/format.ts'
import { kantonName } from '#content/kantone.ts'
import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { DECKEL, ERGEBNIS, personenText, VORBEHALT } from '#content/verbilligung/formular.ts'
import { imJahr } from '#domain/praemie.ts'
import { rappen } from '#domain/rappen.ts'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import { monatsbetrag } from '#domain/verbilligung/lohnspanne.ts'
import { ARTEN } from '#domain/verbilligung/rechnen.ts'
import type { Einheit, JePerson, Lage } from '#domain/verbilligung/regel.ts'
import { Rechenweg } from './rechenweg.tsx'
import { grundText, tarifSaetze } from './saetze.ts'

export type Gerechnet = { lage: Lage; geltend: Geltend }

type ErgebnisProps = {
  kanton: string
  angaben: Kantonsangaben
  jahr: number
  gerechnet: Gerechnet | null
}

/** The answer, or why there is none; below it how it came about and what to do. */
export function Ergebnis({ kanton, angaben, jahr, gerechnet }: ErgebnisProps) {
  const geltend = gerechnet?.geltend
  return (
    <section aria-label={ERGEBNIS.name} className="min-w-0 border border-ink bg-sheet p-4 @min-[26rem]:p-5">
      <div aria-live="polite">
        <p className="t2 font-semibold">{ERGEBNIS.vom(kantonName(kanton))}</p>
        {!gerechnet && <p className="mt-2 text-ink2">{ERGEBNIS.offen}</p>}
        {gerechnet && geltend?.art === 'betrag' && (
          <BetragTeil jahr={jahr} einheit={gerechnet.lage.einheit} geltend={geltend} />
        )}
        {gerechnet && geltend?.art === 'keineZahl' && (
          <KeineZahl grund={grundText(kanton, gerechnet.lage, geltend.grund)} angaben={angaben} />
        )}
      </div>
      {geltend?.art === 'betrag' && (
        <p className="t1 mt-4 text-ink2">
          {VORBEHALT.schaetzung} <Stelle {...angaben} />. {VORBEHALT.vollePraemie}
        </p>
      )}
      <Rechenweg angaben={angaben} schritte={geltend?.art === 'betrag' ? geltend.schritte : []} />
      <p className="t1 mt-4 text-ink2">{VORBEHALT.bleibtHier}</p>
    </section>
  )
}

type BetragTeilProps = { jahr: number; einheit: Einheit; geltend: Geltend & { art: 'betrag' } }

function BetragTeil({ jahr, einheit, geltend }: BetragTeilProps) {
  const { jeMonat, mindestens, regelJahr } = geltend
  const imMonat = monatsbetrag(jeMonat, einheit)
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        {mindestens && <span>{ERGEBNIS.mindestens} </span>}
        <span className="whitespace-nowrap">
          <span>CHF</span> <span className="fig fig-m mr-1.5 ml-0.5">{frankenText(imMonat)}</span> {ERGEBNIS.proMonat}
        </span>
      </p>
      <p className="t2 mt-3 font-semibold">{ERGEBNIS.nachRegeln(regelJahr)}</p>
      {imMonat === 0 ? (
        <p className="mt-1">{ERGEBNIS.keinAnspruch(regelJahr)}</p>
      ) : (
        <JePersonTeil einheit={einheit} jeMonat={jeMonat} />
      )}
      <p className="t2 mt-2 text-ink2">
        {saetze([
          imMonat > 0 && ERGEBNIS.imJahr(frankenText(imJahr(imMonat))),
          regelJahr < jahr && ERGEBNIS.fehltNoch(jahr),
          ...(imMonat > 0 ? [DECKEL[geltend.deckel], ...tarifSaetze(einheit, geltend)] : []),
        ])}
      </p>
    </>
  )
}

function JePersonTeil({ einheit, jeMonat }: { einheit: Einheit; jeMonat: JePerson }) {
  return (
    <dl className="t2 mt-2 border-t border-line">
      {ARTEN.filter(art => einheit[art] > 0).map(art => (
        <div key={art} className="flex justify-between gap-4 border-b border-line py-1.5">
          <dt>{personenText(art, einheit[art])}</dt>
          <dd className="whitespace-nowrap">{frankenText(jeMonat[art] ?? rappen(0))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why there is none, and who knows. */
export function KeineZahl({ grund, angaben }: { grund: ReactNode; angaben: Kantonsangaben }) {
  return (
    <>
      <p className="t4 mt-2">{ERGEBNIS.keineZahl}</p>
      <p className="mt-2">{grund}</p>
      <p className="t2 mt-2">
        {ERGEBNIS.trotzdem} <Stelle {...angaben} />.
      </p>
    </>
  )
}

/** Who decides. */
export function Stelle({ stelle, link }: Pick<Kantonsangaben, 'stelle' | 'link'>) {
  return (
    <a href={link} className="textlink text-fir" rel="noopener noreferrer">
      {stelle}
    </a>
  )
}

const saetze = (texte: readonly (string | false)[]): string => texte.filter(Boolean).join(' ')
