/** A file of code: what it weighs, what it imports, and what it fetches later. */
export type Modul = { id: string; bytes: number; imports: readonly string[]; fetches: readonly string[] }

/** A further request in bytes of source, and how much the load of an entry counts beside others. */
export type Kosten = { request: number; weight: (entry: string) => number }

type Group = { modules: readonly string[]; users: ReadonlySet<string> }
type Graph = ReadonlyMap<string, Modul>
type Sets = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Which modules share a file, from who uses what alone: `start` is loaded by every visitor, and whatever some module fetches
 * is an entry of its own. Modules with the same users belong together; two such groups become one file where the `request`
 * it saves is worth more than the bytes that somebody then loads in vain. What a single entry needs is in no group: it
 * travels with that entry. So does what others need only after it: then the entry leads a group of its own, unless it is a page,
 * whose file is known by its name. The first group is that of `start`.
 */
export function sharedChunks(modules: readonly Modul[], start: string, kosten: Kosten): (readonly string[])[] {
  const graph = new Map(modules.map(modul => [modul.id, modul]))
  const entries = [...new Set([start, ...modules.flatMap(({ fetches }) => fetches)])]
  const needs = new Map(entries.map(entry => [entry, reached(graph, [entry])]))
  const present = presentBefore(graph, needs, start)
  const first = reached(graph, [start])
  const needing = (id: string) => entries.filter(entry => needs.get(entry)?.has(id))
  const usersOf = (id: string) => needing(id).filter(entry => !present.get(entry)?.has(id))
  const further = [...graph.keys()].filter(id => !first.has(id))
  const shared = further.filter(id => !needs.has(id) && needing(id).length > 1)
  const groups = [...Map.groupBy(shared, id => usersOf(id).join('\n')).values()].map(
    (same): Group => ({ modules: same, users: new Set(same.slice(0, 1).flatMap(usersOf)) }),
  )
  const pages = new Set([...first].flatMap(id => graph.get(id)?.fetches ?? []))
  return [
    [...first],
    ...mergeAll(groups, graph, needs, kosten).map(({ modules: own, users: [user = start, ...others] }) => {
      if (others.length > 0 || pages.has(user)) return own
      const alone = further.filter(id => needing(id).join('\n') === user)
      return [...new Set([user, ...alone, ...own])]
    }),
  ]
}

function reached(graph: Graph, from: readonly string[]): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next)
  return found
}

/** What is in the browser whenever an entry is fetched: all that every one who fetches it has loaded. */
function presentBefore(graph: Graph, needs: Sets, start: string): Sets {
  const present = new Map([...needs.keys()].map(entry => [entry, new Set(entry === start ? [] : graph.keys())]))
  // Until nothing changes any more: what is fetched may fetch.
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    for (const [entry, needed] of needs)
      for (const later of [...needed].flatMap(id => graph.get(id)?.fetches ?? []))
        present.set(later, present.get(later)?.intersection(needed.union(present.get(entry) ?? new Set())) ?? new Set())
    now = [...present.values()].reduce((total, { size }) => total + size, 0)
  }
  return present
}

/** Joins the two groups that gain most, until no two gain anything. */
function mergeAll(groups: readonly Group[], graph: Graph, needs: Sets, kosten: Kosten): readonly Group[] {
  const { request, weight } = kosten
  /** What users of one group alone would load in vain: the other group's, and what that imports. */
  const vain = (users: ReadonlySet<string>, { modules }: Group) => {
    const loaded = reached(graph, modules)
    const bytes = (user: string) =>
      [...loaded.difference(needs.get(user) ?? new Set())].reduce((total, id) => total + (graph.get(id)?.bytes ?? 0), 0)
    return summe(users, user => weight(user) * bytes(user))
  }
  const gain = ([a, b]: Pair) =>
    request * summe(a.users.intersection(b.users), weight) -
    vain(a.users.difference(b.users), b) -
    vain(b.users.difference(a.users), a)
  const [best] = pairs(groups)
    .map(pair => ({ pair, gain: gain(pair) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
  if (!best) return groups
  const others = groups.filter(group => !best.pair.includes(group))
  return mergeAll([...others, joined(best.pair)], graph, needs, kosten)
}

const summe = (users: ReadonlySet<string>, value: (user: string) => number) =>
  [...users].reduce((total, user) => total + value(user), 0)

type Pair = readonly [Group, Group]

const pairs = (groups: readonly Group[]): Pair[] =>
  groups.flatMap((a, index) => groups.slice(index + 1).map((b): Pair => [a, b]))

const joined = ([a, b]: Pair): Group => ({
  modules: [...a.modules, ...b.modules],
  users: a.users.union(b.users),
})
