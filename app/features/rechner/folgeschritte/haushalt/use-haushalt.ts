import { useDeferredValue, useMemo } from 'react'
import { alleBeiEinerKasse, besteKombination } from '#domain/haushalt-antwort.ts'
import { type HaushaltHeute, haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
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
}

export type Haushaltsantworten = ReturnType<typeof useHaushalt>

/** Both answers for the household, each part worked out once per change of what it depends on. */
export function useHaushalt({ tabelle, bfs, ich, haushalt, aktuelleKasse, aktuellesJahr }: Eingang) {
  // Fields never wait for the answers.
  const gefolgt = useDeferredValue(haushalt)
  const { personen, fehlende } = useMemo(
    () => gezaehlte(ich, gefolgt, tabelle.jahr, aktuellesJahr),
    [ich, gefolgt, tabelle, aktuellesJahr],
  )
  const frage = useMemo(
    () => ({ tabelle, bfs, personen: personen.map(({ mitglied }) => mitglied) }),
    [tabelle, bfs, personen],
  )
  const kassen = useMemo(() => alleBeiEinerKasse(frage), [frage])
  const kombination = useMemo(() => besteKombination(frage), [frage])
  const eine = kassen.find(({ versicherer }) => versicherer === haushalt.kasse) ?? kassen[0]

  const betrag = betragVonHeute(haushalt.heute)
  const bezug = useMemo(() => {
    const heute: HaushaltHeute =
      betrag !== undefined
        ? { art: 'betrag', betrag }
        : aktuelleKasse === null
          ? null
          : { art: 'kasse', versicherer: aktuelleKasse }
    return {
      kombination: kombination && haushaltsbezug(frage, kombination, heute),
      kasse: eine && haushaltsbezug(frage, eine, heute),
    }
  }, [frage, kombination, eine, betrag, aktuelleKasse])

  /** Only a complete household is asked for. */
  const vollstaendig = fehlende.length === 0 && personen.length > 1
  const gewaehlt = vollstaendig ? (haushalt.antwort === 'kasse' ? eine : kombination) : undefined
  return { personen, fehlende, kassen, kombination, eine, bezug, gewaehlt }
}
