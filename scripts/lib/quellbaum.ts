import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** `entscheidungen` is 1 and one for every way its own code may fork: see FORKS. Functions within it count by themselves. */
export type Funktion = { ort: string; zeilen: number; entscheidungen: number }
export type Quelltext = {
  pfad: string
  /** Its first folder; `tests` for a test wherever it stands. */
  teil: string
  zeilen: number
  funktionen: readonly Funktion[]
  typen: readonly string[]
  importe: readonly string[]
}

/** The TypeScript below these folders of a tree, read and counted. */
export function readDateien(teile: readonly string[], wurzel = '.'): Quelltext[] {
  const kurz = kurzformen(wurzel)
  return globSync(`{${teile}}/**/*.{ts,tsx}`, { cwd: wurzel }).map(pfad =>
    gelesen(pfad, readFileSync(join(wurzel, pfad), 'utf8'), kurz),
  )
}

function gelesen(pfad: string, text: string, kurz: ReturnType<typeof kurzformen>): Quelltext {
  const { program, module } = parseSync(pfad, text)
  const istTest = pfad.startsWith('tests/') || /\.(?:test|spec)\.tsx?$/.test(pfad)
  return {
    pfad,
    teil: istTest ? 'tests' : (pfad.split('/')[0] ?? ''),
    zeilen: text.split('\n').length - 1,
    funktionen: funktionenIn(pfad, text, program),
    typen: typenIn(program),
    importe: importe(pfad, text, module, kurz),
  }
}

/** An `if`, `?:`, loop, `case`, `&&`, `||`, `??`, and what assigns by them: McCabe's count. */
const FORKS = [
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'LogicalExpression',
] as const
const FUNKTIONEN = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const

type Program = ReturnType<typeof parseSync>['program']

function funktionenIn(pfad: string, text: string, program: Program) {
  const funktionen: Funktion[] = []
  const offene: Funktion[] = []
  const zeileVon = (stelle: number) => text.slice(0, stelle).split('\n').length
  const countFork = () => {
    const innerste = offene.at(-1)
    if (innerste) innerste.entscheidungen += 1
  }
  const beginFunktion = ({ start, end }: { start: number; end: number }) => {
    const von = zeileVon(start)
    offene.push({ ort: `${pfad}:${von}`, zeilen: zeileVon(end) - von + 1, entscheidungen: 1 })
  }
  const endFunktion = () => {
    funktionen.push(...offene.splice(-1))
  }
  new Visitor({
    ...Object.fromEntries(FORKS.map(art => [art, countFork])),
    ...Object.fromEntries(
      FUNKTIONEN.flatMap(art => [
        [art, beginFunktion],
        [`${art}:exit`, endFunktion],
      ]),
    ),
    SwitchCase: ({ test }) => test && countFork(),
    AssignmentExpression: ({ operator }) => ['&&=', '||=', '??='].includes(operator) && countFork(),
  }).visit(program)
  return funktionen
}

/** What a file declares for itself or for others, not what it adds to a global type. */
const typenIn = ({ body }: Program) =>
  body
    .map(satz => (satz.type === 'ExportNamedDeclaration' ? satz.declaration : satz))
    .flatMap(satz =>
      satz?.type === 'TSTypeAliasDeclaration' ||
      satz?.type === 'TSInterfaceDeclaration' ||
      satz?.type === 'ClassDeclaration'
        ? (satz.id?.name ?? [])
        : [],
    )

type Module = ReturnType<typeof parseSync>['module']

/** `#domain/` and the like with the folders they mean, as package.json declares them. */
const kurzformen = (wurzel: string): readonly (readonly [string, string])[] =>
  Object.entries(JSON.parse(readFileSync(join(wurzel, 'package.json'), 'utf8')).imports as Record<string, string>).map(
    ([kurz, lang]) => [kurz.replace('*', ''), lang.replace(/^\.\/|\*$/g, '')],
  )

/** The files of the tree that a file imports: values, types, and what it loads later. */
function importe(datei: string, text: string, module: Module, kurz: ReturnType<typeof kurzformen>): string[] {
  const angaben = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return angaben.flatMap(angabe => {
    if (angabe.startsWith('.')) return join(dirname(datei), angabe)
    const kurzform = kurz.find(([anfang]) => angabe.startsWith(anfang))
    return kurzform ? kurzform[1] + angabe.slice(kurzform[0].length) : []
  })
}

/** Of values, of types, and those that a lazy import closes: the first that is found from each file, as the way around. */
export function kreise(dateien: readonly Pick<Quelltext, 'pfad' | 'importe'>[]): string[] {
  const graph = new Map(dateien.map(({ pfad, importe }) => [pfad, importe]))
  const erledigt = new Set<string>()
  const gefunden: string[] = []
  const gehe = (datei: string, weg: readonly string[]) => {
    const stelle = weg.indexOf(datei)
    if (stelle >= 0) gefunden.push([...weg.slice(stelle), datei].join(' → '))
    if (stelle >= 0 || erledigt.has(datei)) return
    for (const naechste of graph.get(datei) ?? []) gehe(naechste, [...weg, datei])
    erledigt.add(datei)
  }
  for (const datei of graph.keys()) gehe(datei, [])
  return gefunden
}
