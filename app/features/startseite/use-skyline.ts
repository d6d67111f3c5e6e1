import { useContext } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { beispielSkyline, type Skyline } from './skyline.ts'

export function useSkyline(): Skyline | undefined {
  const { ohneProfil = [] } = useSeitenDaten().praemien
  const zahlen = useContext(TextzahlenContext)
  const namen = new Map(ohneProfil.map(({ versicherer, name }) => [versicherer, name]))
  return zahlen ? beispielSkyline(zahlen, namen) : undefined
}
