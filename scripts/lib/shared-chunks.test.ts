import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Modul, sharedChunks } from './shared-chunks.ts'

const REQUEST = 100

/** `a: 'b c > d'`: a imports b and c, and fetches d. Each weighs ten bytes, or what stands beside its name. */
function graph(zeilen: Record<string, string>): Modul[] {
  return Object.entries(zeilen).map(([kopf, rest]) => {
    const [id = '', bytes = '10'] = kopf.split(' ')
    const [imports = [], fetches = []] = rest.split('>').map(teil => teil.split(' ').filter(Boolean))
    return { id, bytes: Number(bytes), imports, fetches }
  })
}

const groups = (modules: Modul[], request = REQUEST) =>
  sharedChunks(modules, 'start', { request, weight: () => 1 }).map(group => group.toSorted())

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

  it('lets the load of an entry count for more', () => {
    const modules = graph({ start: '> a b c', a: 'x y', b: 'x y', c: 'x', x: '', 'y 250': '' })
    const weight = (entry: string) => (entry === 'c' ? 1 : 2)
    expect(sharedChunks(modules, 'start', { request: REQUEST, weight })).toEqual([['start'], ['x', 'y']])
  })

  it('counts as loaded in vain what a part imports as well', () => {
    const pages = { start: '> a b c d', a: 'x y', b: 'x y', c: 'x', d: 'heavy', x: '', y: 'heavy' }
    expect(groups(graph({ ...pages, 'heavy 10': '' }))).toEqual([['start'], ['heavy', 'x', 'y']])
    expect(groups(graph({ ...pages, 'heavy 5000': '' }))).toEqual([['start'], ['x'], ['heavy', 'y']])
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

const requests = fc.nat(20_000)

describe('any graph', () => {
  it('has every module in one group at most', () => {
    fc.assert(
      fc.property(random, requests, (modules, request) => {
        const all = groups(modules, request).flat()
        expect(all).toHaveLength(new Set(all).size)
      }),
    )
  })

  it('gets groups that can be loaded one after the other', () => {
    fc.assert(
      fc.property(random, requests, (modules, request) => {
        const rest = new Map(groups(modules, request).map((group, index) => [index, group]))
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
        const once = groups(modules, 0).map(group => group.map(rename).sort().join())
        expect(groups(renamed, 0).map(group => group.join())).toEqual(once)
      }),
    )
  })
})
