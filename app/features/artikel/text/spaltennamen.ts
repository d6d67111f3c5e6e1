import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Knoten = ReactElement<{
  children?: ReactNode
  spalten?: readonly string[]
  spalte?: string | undefined
  role?: string
}>

/** The parts of a table, with each cell of its body knowing the head of its column. A head may name them as `spalten`. */
export function mitSpaltennamen(teile: ReactNode): ReactNode {
  const namen = knoten(teile).flatMap(kopfnamen)
  return Children.map(teile, teil => {
    if (!istKnoten(teil)) return teil
    if (teil.type === 'thead') return zeilen(teil, zelle => zelle)
    return teil.type === 'tbody' ? zeilen(teil, (zelle, index) => cloneElement(zelle, { spalte: namen[index] })) : teil
  })
}

const istKnoten = (teil: ReactNode): teil is Knoten => isValidElement(teil)
const knoten = (teile: ReactNode): Knoten[] => Children.toArray(teile).filter(istKnoten)

function kopfnamen(teil: Knoten): readonly string[] {
  if (teil.props.spalten) return teil.props.spalten
  if (teil.type !== 'thead') return []
  const [zeile] = knoten(teil.props.children)
  return zeile ? knoten(zeile.props.children).map(zelle => worte(zelle.props.children)) : []
}

const worte = (inhalt: ReactNode): string =>
  Children.toArray(inhalt)
    .map(teil => (istKnoten(teil) ? worte(teil.props.children) : String(teil)))
    .join('')

type Zellenwechsel = (zelle: Knoten, index: number) => Knoten

function zeilen(gruppe: Knoten, zelleMit: Zellenwechsel): Knoten {
  const neue = knoten(gruppe.props.children).map(zeile =>
    cloneElement(zeile, { role: 'row' }, knoten(zeile.props.children).map(zelleMit)),
  )
  return cloneElement(gruppe, { role: 'rowgroup' }, neue)
}
