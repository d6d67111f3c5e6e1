import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Icon } from '#app/ui/icon.tsx'
import { frankenText, tagText } from '#content/format.ts'
import { LOHNFRAGE } from '#content/rechner/verbilligung-frage.ts'
import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { RECHENWEG, VORBEHALT } from '#content/verbilligung/formular.ts'
import { SCHRITTE } from '#content/verbilligung/schritte.ts'
import { fristSaetze } from '#content/verbilligung/wege.ts'
import type { Schritt } from '#domain/verbilligung/regel.ts'
import type { Auswertung } from './auswertung.ts'

type RechenwegProps = { angaben: Kantonsangaben; schritte: readonly Schritt[] }

/** How it was worked out, line by line, and all that belongs to it: way, deadline, sources, what stays open. */
export function Rechenweg({ angaben, schritte }: RechenwegProps) {
  const { weg, quellen, stand, offen, steuerjahr } = angaben
  const { datum } = useSeitenDaten()
  return (
    <details className="group mt-4 border-y border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {RECHENWEG.titel}
        <Icon name="chevron-down" className="transition-transform duration-150 ease-plain group-open:rotate-180" />
      </summary>
      <div className="t2 grid gap-4 pb-5">
        {schritte.length > 0 && (
          <ol>
            {schritte.map((schritt, nummer) => (
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
                <a href={url} className="textlink text-fir" rel="noopener noreferrer">
                  {titel}
                </a>
                , {datum ?? RECHENWEG.ohneDatum}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ink2">{RECHENWEG.geprueft(tagText(stand))}</p>
        </div>
      </div>
    </details>
  )
}

function Absatz({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{titel}</p>
      <p>{children}</p>
    </div>
  )
}

/** Under the canton's own word, which in Thurgau is no income. */
function schrittText({ was, satz }: Schritt, { einkommen }: Kantonsangaben): string {
  const name = was === 'einkommen' ? einkommen.name : SCHRITTE[was]
  return satz === undefined ? name : `${name}, ${RECHENWEG.prozent(satz)}`
}

/** Lines of the calculation, way and deadline, sources; the exact ones once there are any. */
export function Schluss({ angaben, auswertung }: { angaben: Kantonsangaben; auswertung: Auswertung }) {
  const { genau, spanne } = auswertung
  const betrag = genau?.geltend ?? (spanne?.art === 'spanne' ? spanne.vorsichtig : undefined)
  return (
    <>
      <Rechenweg angaben={angaben} schritte={betrag?.art === 'betrag' ? betrag.schritte : []} />
      <p className="t1 mt-3 text-ink2">
        {VORBEHALT.vollePraemie} {LOHNFRAGE.bleibt}
      </p>
    </>
  )
}
