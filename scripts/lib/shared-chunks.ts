/** A file of code: what it weighs, what it imports, and what it fetches later. */
export type Modul = { id: string; bytes: number; imports: readonly string[]; fetches: readonly string[] }

export type Kosten = {
  /** What a further file costs a visitor, in bytes of source that could have been sent instead. */
  file: number
  /** How much the load of an entry counts: how often it happens, or how much it matters. */
  weight: (entry: string) => number
}

type Group = { modules: string[]; bytes: number; users: ReadonlySet<string> }

/**
 * Which modules share a file, from who uses what alone: `start` is loaded by every visitor, and whatever some module fetches
 * is an entry of its own. Modules with the same users belong together; two such groups become one file where the request
 * it saves is worth more than the bytes that somebody then loads in vain. What a single entry needs is in no group: it
 * travels with that entry. So does what others need only after it: then the entry leads a group of its own, unless it is a page,
 * whose file is known by its name. The first group is that of `start`.
 */
export function sharedChunks(modules: readonly Modul[], start: string, kosten: Kosten): string[][] {
  const graph = new Map(modules.map(modul => [modul.id, modul]))
  const entries = [start, ...new Set(modules.flatMap(({ fetches }) => fetches))].filter(id => graph.has(id))
  const needs = new Map(entries.map(entry => [entry, reached(graph, entry)]))
  const present = presentBefore(graph, needs, start)
  const first = needs.get(start) ?? new Set()
  const atoms = new Map<string, Group>()
  for (const { id, bytes } of modules) {
    const needed = entries.filter(entry => needs.get(entry)?.has(id))
    if (needed.length < 2 || first.has(id) || entries.includes(id)) continue
    const users = new Set(needed.filter(entry => !present.get(entry)?.has(id)))
    const key = [...users].join('\n')
    const atom = atoms.get(key) ?? { modules: [], bytes: 0, users }
    atoms.set(key, { ...atom, modules: [...atom.modules, id], bytes: atom.bytes + bytes })
  }
  const pages = new Set([...first].flatMap(id => graph.get(id)?.fetches ?? []))
  const alone = (entry: string) =>
    [...(needs.get(entry) ?? [])].filter(
      id => !first.has(id) && entries.every(other => other === entry || !needs.get(other)?.has(id)),
    )
  return [
    [...first],
    ...mergeAll([...atoms.values()], graph, gainWith(graph, needs, kosten)).map(
      ({ modules, users: [user = start, ...others] }) =>
        others.length > 0 || pages.has(user) ? modules : [...new Set([user, ...alone(user), ...modules])],
    ),
  ]
}

function reached(graph: ReadonlyMap<string, Modul>, entry: string): Set<string> {
  const found = new Set([entry])
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) if (graph.has(next)) found.add(next)
  return found
}

/** What is in the browser whenever an entry is fetched: all that every one who fetches it has loaded. */
function presentBefore(
  graph: ReadonlyMap<string, Modul>,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
): Map<string, Set<string>> {
  const present = new Map([...needs.keys()].map(entry => [entry, new Set(entry === start ? [] : graph.keys())]))
  for (let changed = true; changed; ) {
    changed = false
    for (const [entry, needed] of needs) {
      const after = needed.union(present.get(entry) ?? new Set())
      for (const later of new Set([...needed].flatMap(id => graph.get(id)?.fetches ?? []))) {
        const before = present.get(later)
        const both = before?.intersection(after)
        if (!both || both.size === before?.size) continue
        present.set(later, both)
        changed = true
      }
    }
  }
  return present
}

/** Joins the two groups that gain most, until no two gain anything. */
function mergeAll(
  groups: readonly Group[],
  graph: ReadonlyMap<string, Modul>,
  gainOf: (pair: Pair) => number,
): Group[] {
  let rest = [...groups]
  for (;;) {
    const merged = pairs(rest)
      .map(pair => ({ pair, gain: gainOf(pair) }))
      .filter(({ gain }) => gain > 0)
      .toSorted((a, b) => b.gain - a.gain)
      .map(({ pair }) => [...rest.filter(group => !pair.includes(group)), joined(pair)])
      // Files that import each other in a circle would run in an order nobody chose.
      .find(next => !hasCircle(next, graph))
    if (!merged) return rest
    rest = merged
  }
}

type Pair = readonly [Group, Group]

const pairs = (groups: readonly Group[]): Pair[] =>
  groups.flatMap((a, index) => groups.slice(index + 1).map((b): Pair => [a, b]))

/** A request less for who uses both; bytes in vain for who uses one: the other's, and what the other imports. */
function gainWith(
  graph: ReadonlyMap<string, Modul>,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  { file, weight }: Kosten,
) {
  const reachedBy = new WeakMap<Group, ReadonlySet<string>>()
  const reachedFrom = (group: Group) => {
    const known = reachedBy.get(group) ?? new Set(group.modules.flatMap(id => [...reached(graph, id)]))
    reachedBy.set(group, known)
    return known
  }
  const vain = (group: Group, user: string) =>
    [...reachedFrom(group)].reduce(
      (total, id) => total + (needs.get(user)?.has(id) ? 0 : (graph.get(id)?.bytes ?? 0)),
      0,
    )
  const vainFor = (users: ReadonlySet<string>, group: Group) =>
    [...users].reduce((total, user) => total + weight(user) * vain(group, user), 0)
  const weights = (users: ReadonlySet<string>) => [...users].reduce((total, user) => total + weight(user), 0)
  return ([a, b]: Pair) =>
    weights(a.users.intersection(b.users)) * file -
    vainFor(a.users.difference(b.users), b) -
    vainFor(b.users.difference(a.users), a)
}

const joined = ([a, b]: Pair): Group => ({
  modules: [...a.modules, ...b.modules],
  bytes: a.bytes + b.bytes,
  users: a.users.union(b.users),
})

function hasCircle(groups: readonly Group[], graph: ReadonlyMap<string, Modul>): boolean {
  const fileOf = new Map(groups.flatMap(group => group.modules.map(id => [id, group] as const)))
  // A module outside the groups is used by one entry, and no group needs it: no circle passes there.
  const next = (group: Group) =>
    new Set(group.modules.flatMap(id => graph.get(id)?.imports ?? []).flatMap(id => fileOf.get(id) ?? []))
  const done = new Set<Group>()
  const open = new Set<Group>()
  const circles = (group: Group): boolean => {
    if (open.has(group)) return true
    if (done.has(group)) return false
    open.add(group)
    const found = [...next(group)].some(other => other !== group && circles(other))
    open.delete(group)
    done.add(group)
    return found
  }
  return groups.some(circles)
}
