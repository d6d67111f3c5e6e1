import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Fold } from '#app/ui/fold.tsx'
import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { DECKEL, ERGEBNIS, PERSON, RECHENWEG } from '#content/verbilligung/formular.ts'
import { GRUENDE } from '#content/verbilligung/gruende.ts'
import { SCHRITTE } from '#content/verbilligung/schritte.ts'
import { fristSaetze } from '#content/verbilligung/wege.ts'
import { frankenText, tagText } from '#content/zahlen/format.ts'
import { kantonMitCode } from '#domain/orte/kantone.ts'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { monatsbetrag } from '#domain/verbilligung/lohnspanne.ts'
import { ARTEN } from '#domain/verbilligung/rechnen.ts'
import type { Gezaehlte, Grund, Schritt } from '#domain/verbilligung/regel.ts'
import type { Fall } from './lage.ts'

/** How it was worked out, line by line, and all that belongs to it: way, deadline, sources, what stays open. */
export function Rechenweg({ angaben, geltend }: { angaben: Kantonsangaben; geltend: Geltend | null }) {
  const { weg, quellen, stand, offen, steuerjahr } = angaben
  const { datum } = useSeitenDaten()
  return (
    <Fold className="mt-4 border-y border-line" line="min-h-11 py-2 font-semibold" summary={RECHENWEG.titel}>
      <div className="t2 grid gap-4 pb-5">
        {geltend?.art === 'betrag' && geltend.schritte.length > 0 && (
          <ol>
            {geltend.schritte.map((schritt, nummer) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place, two deductions look alike
              <li key={nummer} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span className="min-w-0 hyphens-auto">{schrittText(schritt, angaben)}</span>
                <span className="whitespace-nowrap">{RECHENWEG.betrag(frankenText(schritt.betrag))}</span>
              </li>
            ))}
            <li className="pt-1.5 text-ink2">{RECHENWEG.gerundet}</li>
          </ol>
        )}
        <Absatz titel={RECHENWEG.steuerjahr}>{steuerjahr}</Absatz>
        <Absatz titel={RECHENWEG.weg}>{[weg.satz, ...fristSaetze(angaben, datum)].join(' ')}</Absatz>
        <Absatz titel={RECHENWEG.offen}>
          {offen} {RECHENWEG.immerOffen}
        </Absatz>
        <div>
          <p className="font-semibold">{RECHENWEG.quellen}</p>
          <ul className="list-[square] pl-5 marker:text-fir">
            {quellen.map(({ titel, datum, url }) => (
              <li key={url}>
                <Verweis url={url}>{titel}</Verweis>, {datum ?? RECHENWEG.ohneDatum}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ink2">{RECHENWEG.geprueft(tagText(stand))}</p>
        </div>
      </div>
    </Fold>
  )
}

const Absatz = ({ titel, children }: { titel: string; children: ReactNode }) => (
  <div>
    <p className="font-semibold">{titel}</p>
    <p>{children}</p>
  </div>
)

/** Under the canton's own word, which in Thurgau is no income. */
function schrittText({ was, satz }: Schritt, { einkommen }: Kantonsangaben): string {
  const name = was === 'einkommen' ? einkommen.name : SCHRITTE[was]
  return satz === undefined ? name : `${name}, ${RECHENWEG.prozent(satz)}`
}

type KeineZahlProps = { grund: string; angaben: Kantonsangaben; children?: ReactNode }

/** Why there is none, and who knows; `children` in place of the usual title. */
export const KeineZahl = ({ grund, angaben, children }: KeineZahlProps) => (
  <>
    {children ?? <p className="t4 mt-2">{ERGEBNIS.keineZahl}</p>}
    <p className="mt-2">{grund}</p>
    <p className="t2 mt-2">
      {ERGEBNIS.trotzdem} <Stelle angaben={angaben} />.
    </p>
  </>
)

/** Who decides. */
export const Stelle = ({ angaben: { stelle, link } }: { angaben: Kantonsangaben }) => (
  <Verweis url={link}>{stelle}</Verweis>
)

const Verweis = ({ url, children }: { url: string; children: string }) => (
  <a href={url} className="textlink text-fir" rel="noopener noreferrer">
    {children}
  </a>
)

/** A condition before a sentence leaves it out. */
export const saetze = (texte: readonly (string | false)[]): string => texte.filter(Boolean).join(' ')

/** Below an exact amount: by the rules of which year, and what becomes of more than the premiums of those who are compared. */
export const betragSaetze = (genau: Zusage, { jahr, betrag, verglichene }: Fall): (string | false)[] => [
  genau.regelJahr < jahr && ERGEBNIS.fehltNoch(jahr),
  ...(betrag > 0 ? [DECKEL[genau.deckel], ...tarifSaetze(genau, verglichene)] : []),
]

/** What the franchise, the model and the own premium change. */
export function tarifSaetze({ jeTarif, faelltMitFranchise }: Zusage, wer: Gezaehlte): (string | false)[] {
  const mehr = monatsbetrag(jeTarif?.mehrMitModell ?? {}, wer)
  return [
    faelltMitFranchise === true && ERGEBNIS.franchise,
    mehr > 0 && ERGEBNIS.mehrMitModell(frankenText(mehr)),
    ...ARTEN.map(art => {
      const anteil = jeTarif?.mindestanteil?.[art] ?? 0
      return wer[art] > 0 && anteil > 0 && ERGEBNIS.mindestanteil(PERSON[art][1], RECHENWEG.prozent(anteil))
    }),
  ]
}

export function grundText(grund: Grund, { kanton, region }: Fall): string {
  const mehrere = (kantonMitCode(kanton)?.regionen.length ?? 1) > 1
  return grund === 'angabeFehlt' && region === 0 && mehrere ? ERGEBNIS.regionFehlt : GRUENDE[grund]
}
