import { frankenText } from '#content/format.ts'
import { GENAUER, SPANNE } from '#content/rechner/verbilligung-frage.ts'
import type { Angabe } from '#content/verbilligung/angaben.ts'
import { DECKEL, ERGEBNIS } from '#content/verbilligung/formular.ts'
import type { Genau, TeilProps } from './auswertung.ts'
import { BetragFeld } from './betrag-feld.tsx'
import { KeineZahl } from './ergebnis.tsx'
import { NettoKnopf } from './netto-knopf.tsx'
import { grundText, tarifSaetze } from './saetze.ts'
import { ZusatzFelder } from './zusatz-felder.tsx'

/** The canton's own terms, and what they come to, while it is typed. */
export function EigeneZahlen(props: TeilProps) {
  const { kanton, angaben, auswertung, aendere, zeigeNetto } = props
  const { genau, eingabe } = auswertung
  const { getippt } = eingabe
  return (
    <div className="@container grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 @min-[30rem]:grid-cols-2">
        {(['einkommen', 'vermoegen'] as const).map(was => (
          <BetragFeld
            key={`${kanton}-${was}`}
            name={angaben[was].name}
            hinweis={GENAUER[was]}
            wo={<Fundstelle angabe={angaben[was]} steuerjahr={was === 'einkommen' ? angaben.steuerjahr : undefined} />}
            value={getippt[was]}
            onChange={text => aendere({ getippt: { ...getippt, [was]: text } })}
          />
        ))}
      </div>
      {angaben.zusatz && (
        <ZusatzFelder
          zusatz={angaben.zusatz}
          haushalt={auswertung.haushalt}
          getippt={getippt}
          onChange={neu => aendere({ getippt: neu })}
        />
      )}
      <div aria-live="polite">
        {genau ? <GenauTeil {...props} genau={genau} /> : <p className="t1 text-ink2">{ERGEBNIS.offen}</p>}
      </div>
      {genau?.geltend.art === 'betrag' && genau.betrag > 0 && (
        <div className="-mt-4">
          <NettoKnopf
            gefuellt
            betrag={genau.geltend.faelltMitFranchise ? undefined : genau.betrag}
            onClick={() => zeigeNetto(genau.geltend)}
          />
        </div>
      )}
    </div>
  )
}

function Fundstelle({ angabe, steuerjahr }: { angabe: Angabe; steuerjahr: string | undefined }) {
  return (
    <>
      <p>{angabe.hinweis}</p>
      {steuerjahr !== undefined && <p>{GENAUER.zaehlt(steuerjahr)}</p>}
    </>
  )
}

function GenauTeil({ kanton, jahr, angaben, auswertung, genau }: TeilProps & { genau: Genau }) {
  const { lage, geltend, betrag } = genau
  if (geltend.art === 'keineZahl') return <KeineZahl grund={grundText(kanton, lage, geltend.grund)} angaben={angaben} />
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>{auswertung.nurEigene ? GENAUER.anIhrePraemie : GENAUER.zahlt}</span>{' '}
        <span className="betrag">
          {geltend.mindestens && `${SPANNE.mindestens} `}CHF{' '}
          <span className="text-[1.75rem] font-semibold">{frankenText(betrag)}</span>{' '}
          <span className="text-ink2">{SPANNE.proMonat}</span>
        </span>
      </p>
      <p className="t1 mt-1 text-ink2">
        {[
          betrag === 0 ? ERGEBNIS.keinAnspruch(geltend.regelJahr) : SPANNE.regeln(kanton, [geltend.regelJahr], null),
          geltend.regelJahr < jahr && ERGEBNIS.fehltNoch(jahr),
          betrag > 0 && DECKEL[geltend.deckel],
          ...(betrag > 0 ? tarifSaetze(auswertung.verglichene, geltend) : []),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}
