import { useDeferredValue, useMemo } from 'react'
import { altersklasse } from '#domain/altersklasse.ts'
import { alleBeiEinerKasse, besteKombination, type Loesung, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { type Haushaltsbezug, haushaltsbezug, hoechsteRechnungen } from '#domain/haushalt-ersparnis.ts'
import { mitVerbilligung, type Zusage } from '#domain/kantonsbeitrag.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import type { Haushalt } from '../../zustand/haushalt.ts'
import { betragVonHeute, gezaehlte, type Ich } from './mitglieder.ts'

type Eingang = {
  tabelle: Regionstabelle
  bfs: number
  ich: Ich
  haushalt: Haushalt
  /** The visitor's own. */
  aktuelleKasse: number | null
  heutigerTarif: Ansicht['heutigerTarif']
  aktuellesJahr: number
  /** null: full prices. */
  verbilligung: Zusage | null
}

export type Haushaltsantworten = ReturnType<typeof useHaushalt>

/** Both answers for the household, each part worked out once per change of what it depends on. */
export function useHaushalt({ tabelle, bfs, ich, haushalt, aktuellesJahr, ...eingang }: Eingang) {
  // Fields never wait for the answers.
  const gefolgt = useDeferredValue(haushalt)
  const verbilligung = useDeferredValue(eingang.verbilligung)
  const { personen, fehlende } = useMemo(
    () => gezaehlte(ich, gefolgt, tabelle.jahr, aktuellesJahr),
    [ich, gefolgt, tabelle, aktuellesJahr],
  )
  /** At full prices, and as they are shown. */
  const volle = useMemo(
    () => ({ tabelle, bfs, personen: personen.map(({ mitglied }) => mitglied) }),
    [tabelle, bfs, personen],
  )
  const frage = useMemo(
    () =>
      verbilligung
        ? {
            bfs,
            tabelle: mitVerbilligung(tabelle, verbilligung),
            personen: personen.map(({ nummer, mitglied }) => ({
              ...mitglied,
              inAusbildung: verbilligung.inAusbildung?.includes(nummer) ?? false,
            })),
          }
        : volle,
    [tabelle, bfs, personen, verbilligung, volle],
  )
  const kassen = useMemo(() => alleBeiEinerKasse(frage), [frage])
  const kombination = useMemo(() => besteKombination(frage), [frage])
  const eine = kassen.find(({ versicherer }) => versicherer === haushalt.kasse) ?? kassen[0]

  const hoechstens = useMemo(() => {
    const klassen = personen.map(({ geburtsjahr }) => altersklasse(geburtsjahr, tabelle.jahr))
    // Whose birth year is missing may be as dear as an adult.
    return hoechsteRechnungen(tabelle, [...klassen, ...fehlende.map(() => 'AKL-ERW' as const)])
  }, [tabelle, personen, fehlende])
  const { betrag, mangel: mangelHeute } = betragVonHeute(haushalt.heute, hoechstens)
  const { aktuelleKasse, heutigerTarif } = eingang
  const [bezug, vollerBezug] = useMemo(() => {
    const meiner = aktuelleKasse === null ? null : { versicherer: aktuelleKasse, tarif: heutigerTarif ?? undefined }
    const von = (frage: typeof volle, loesung: Loesung | undefined): Haushaltsbezug | undefined =>
      loesung && (betrag === undefined ? haushaltsbezug(frage, loesung, [meiner]) : { art: 'betrag', preis: betrag })
    const bezuege = (frage: typeof volle) => ({ kombination: von(frage, kombination), kasse: von(frage, eine) })
    const gezeigt = bezuege(frage)
    return [gezeigt, frage === volle ? gezeigt : bezuege(volle)]
  }, [frage, volle, kombination, eine, betrag, aktuelleKasse, heutigerTarif])

  /** Only a complete household is asked for. */
  const vollstaendig = fehlende.length === 0 && personen.length > 1
  const gewaehlt = vollstaendig ? (haushalt.antwort === 'kasse' ? eine : kombination) : undefined
  /** What is sent, printed and mailed: the same policies, never after premium reduction. */
  const voll = useMemo(
    () => ({
      eine: eine && zuVollenPreisen(eine),
      kombination: kombination && zuVollenPreisen(kombination),
      gewaehlt: gewaehlt && zuVollenPreisen(gewaehlt),
      bezug: vollerBezug,
    }),
    [eine, kombination, gewaehlt, vollerBezug],
  )
  return {
    ...{ personen, fehlende, kassen, kombination, eine, bezug, gewaehlt, voll, mangelHeute },
    regelJahr: verbilligung?.regelJahr ?? null,
  }
}
