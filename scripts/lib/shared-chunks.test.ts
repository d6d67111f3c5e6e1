import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kosten, type Modul, sharedChunks } from './shared-chunks.ts'

const KOSTEN: Kosten = { file: 100, weight: () => 1 }

/** `a: 'b c > d'`: a imports b and c, and fetches d. Each weighs ten bytes, or what stands beside its name. */
function graph(zeilen: Record<string, string>): Modul[] {
  return Object.entries(zeilen).map(([kopf, rest]) => {
    const [id = '', bytes = '10'] = kopf.split(' ')
    const [imports = [], fetches = []] = rest.split('>').map(teil => teil.split(' ').filter(Boolean))
    return { id, bytes: Number(bytes), imports, fetches }
  })
}

const groups = (modules: Modul[], kosten = KOSTEN) => sharedChunks(modules, 'start', kosten).map(group => group.sort())

describe('which modules share a file', () => {
  it('puts what everybody loads first, and leaves alone what one entry needs', () => {
    const modules = graph({ start: 'shell > a b', shell: '', a: 'only-a', 'only-a': '', b: '' })
    expect(groups(modules)).toEqual([['shell', 'start']])
  })

  it('joins what two pages share', () => {
    const modules = graph({ start: '> a b c', a: 'x y', b: 'x y', c: '', x: '', y: '' })
    expect(groups(modules)).toEqual([['start'], ['x', 'y']])
  })

  it('lets somebody load a little in vain where it saves a request, and not much', () => {
    const shared = (bytes: number) => graph({ start: '> a b c', a: 'x y', b: 'x y', c: 'x', x: '', [`y ${bytes}`]: '' })
    expect(groups(shared(150))).toEqual([['start'], ['x', 'y']])
    expect(groups(shared(250))).toEqual([['start'], ['x'], ['y']])
  })

  it('counts as loaded in vain what a part imports as well', () => {
    const pages = { start: '> a b c d', a: 'x y', b: 'x y', c: 'x', d: 'heavy', x: '', y: 'heavy' }
    expect(groups(graph({ ...pages, 'heavy 10': '' }))).toEqual([['start'], ['heavy', 'x', 'y']])
    expect(groups(graph({ ...pages, 'heavy 5000': '' }))).toEqual([['start'], ['x'], ['heavy', 'y']])
  })

  it('counts an entry as often as it weighs', () => {
    const modules = graph({ start: '> a b c', a: 'x y', b: 'x y', c: 'x', x: '', 'y 250': '' })
    expect(groups(modules, { file: 100, weight: entry => (entry === 'a' ? 5 : 1) })).toEqual([['start'], ['x', 'y']])
  })

  it('knows what is there already when something is fetched later', () => {
    const modules = graph({ start: '> a b', a: 'x > later', b: 'x > later', later: 'x y', x: '', 'y 900': '', z: '' })
    // x came with a or b; y is of the later part alone.
    expect(groups(modules)).toEqual([['start'], ['x']])
  })

  it('sends with an entry what others need only after it; a page keeps its own file', () => {
    const modules = graph({
      start: '> a',
      a: 'x > later',
      later: 'y own > detail',
      own: '',
      detail: 'x y',
      x: '',
      y: '',
    })
    expect(groups(modules)).toEqual([['start'], ['x'], ['later', 'own', 'y']])
  })

  it('makes no file that imports itself by a detour, even where that would gain most', () => {
    // x and y in one file would need m's file, and m's file theirs.
    const modules = graph({
      start: '> a b early',
      a: 'x',
      b: 'x',
      early: 'y > late',
      late: 'm',
      x: 'm',
      'm 5000': 'y',
      y: '',
    })
    const kosten = { file: 1000, weight: (entry: string) => (entry === 'late' ? 10 : 1) }
    expect(groups(modules, kosten)).toEqual([['start'], ['y'], ['m', 'x']])
  })
})

/** Modules that import only what comes after them, and fetch anything. */
const random = fc
  .array(fc.record({ bytes: fc.nat(3000), imports: fc.array(fc.nat(14)), fetches: fc.array(fc.nat(14)) }), {
    minLength: 2,
    maxLength: 15,
  })
  .map(rows =>
    rows.map(({ bytes, imports, fetches }, index): Modul => {
      const id = (other: number) => `m${other % rows.length}`
      return {
        id: index === 0 ? 'start' : `m${index}`,
        bytes,
        imports: imports.filter(other => other % rows.length > index).map(id),
        fetches: fetches.filter(other => other % rows.length > 0).map(id),
      }
    }),
  )

const costs = fc.record({ file: fc.nat(20_000), weight: fc.constant((entry: string) => entry.length) })

describe('any graph', () => {
  it('has every module in one group at most', () => {
    fc.assert(
      fc.property(random, costs, (modules, kosten) => {
        const all = groups(modules, kosten).flat()
        expect(all).toHaveLength(new Set(all).size)
      }),
    )
  })

  it('gets groups that can be loaded one after the other', () => {
    fc.assert(
      fc.property(random, costs, (modules, kosten) => {
        const rest = new Map(groups(modules, kosten).map((group, index) => [index, group]))
        const fileOf = new Map([...rest].flatMap(([index, group]) => group.map(id => [id, index] as const)))
        const needed = (index: number) =>
          modules
            .filter(({ id }) => fileOf.get(id) === index)
            .flatMap(({ imports }) => imports.flatMap(id => fileOf.get(id) ?? []))
            .filter(other => other !== index && rest.has(other))
        for (let before = -1; before !== rest.size; ) {
          before = rest.size
          for (const index of [...rest.keys()]) if (needed(index).length === 0) rest.delete(index)
        }
        expect([...rest.values()]).toEqual([])
      }),
    )
  })

  it('is cut the same whatever the modules are called, if nothing is gained by a request less', () => {
    fc.assert(
      fc.property(random, modules => {
        const rename = (id: string) => (id === 'start' ? id : `z${99 - Number(id.slice(1))}`)
        const renamed = modules.map(({ id, bytes, imports, fetches }) => ({
          id: rename(id),
          bytes,
          imports: imports.map(rename),
          fetches: fetches.map(rename),
        }))
        const kosten = { file: 0, weight: () => 1 }
        const once = groups(modules, kosten).map(group => group.map(rename).sort().join())
        expect(groups(renamed, kosten).map(group => group.join())).toEqual(once)
      }),
    )
  })
})
