import { useDeferredValue, useMemo } from 'react'
import { alleBeiEinerKasse, besteKombination, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { type HaushaltHeute, haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import { mitVerbilligung, type Zusage } from '#domain/kantonsbeitrag.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Haushalt } from '../../zustand/haushalt.ts'
import { betragVonHeute, gezaehlte, type Ich } from './mitglieder.ts'

type Eingang = {
  tabelle: Regionstabelle
  bfs: number
  ich: Ich
  haushalt: Haushalt
  aktuelleKasse: number | null
  aktuellesJahr: number
  /** null: full prices. */
  verbilligung: Zusage | null
}

export type Haushaltsantworten = ReturnType<typeof useHaushalt>

/** Both answers for the household, each part worked out once per change of what it depends on. */
export function useHaushalt({ tabelle, bfs, ich, haushalt, aktuelleKasse, aktuellesJahr, ...eingang }: Eingang) {
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

  const betrag = betragVonHeute(haushalt.heute)
  const [bezug, vollerBezug] = useMemo(() => {
    const heute: HaushaltHeute =
      betrag !== undefined
        ? { art: 'betrag', betrag }
        : aktuelleKasse === null
          ? null
          : { art: 'kasse', versicherer: aktuelleKasse }
    const bezuege = (von: typeof volle) => ({
      kombination: kombination && haushaltsbezug(von, kombination, heute),
      kasse: eine && haushaltsbezug(von, eine, heute),
    })
    const gezeigt = bezuege(frage)
    return [gezeigt, frage === volle ? gezeigt : bezuege(volle)]
  }, [frage, volle, kombination, eine, betrag, aktuelleKasse])

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
    ...{ personen, fehlende, kassen, kombination, eine, bezug, gewaehlt, voll },
    regelJahr: verbilligung?.regelJahr ?? null,
  }
}
