import { frankenText } from '#content/format.ts'
import { ERGEBNIS, PERSON, RECHENWEG } from '#content/verbilligung/formular.ts'
import { GRUENDE } from '#content/verbilligung/gruende.ts'
import { kantonMitCode } from '#domain/kantone.ts'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import { monatsbetrag } from '#domain/verbilligung/lohnspanne.ts'
import { ARTEN } from '#domain/verbilligung/rechnen.ts'
import type { Lage, Personenart } from '#domain/verbilligung/regel.ts'

type Betrag = Geltend & { art: 'betrag' }

/** What the franchise, the model and the own premium change, for those counted in `wer`. */
export function tarifSaetze(
  wer: Readonly<Record<Personenart, number>>,
  { jeTarif, faelltMitFranchise }: Betrag,
): string[] {
  const mehr = monatsbetrag(jeTarif?.mehrMitModell ?? {}, wer)
  return [
    ...(faelltMitFranchise ? [ERGEBNIS.franchise] : []),
    ...(mehr > 0 ? [ERGEBNIS.mehrMitModell(frankenText(mehr))] : []),
    ...ARTEN.filter(art => wer[art] > 0 && jeTarif?.mindestanteil?.[art]).map(art =>
      ERGEBNIS.mindestanteil(PERSON[art][1], RECHENWEG.prozent(jeTarif?.mindestanteil?.[art] ?? 0)),
    ),
  ]
}

export function grundText(kanton: string, { region }: Pick<Lage, 'region'>, grund: keyof typeof GRUENDE): string {
  const mehrere = (kantonMitCode(kanton)?.regionen.length ?? 1) > 1
  return grund === 'angabeFehlt' && region === 0 && mehrere ? ERGEBNIS.regionFehlt : GRUENDE[grund]
}
