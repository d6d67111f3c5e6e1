import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Attributes that nobody reads. */
const UNSICHTBAR = new Set([
  'autoComplete',
  'className',
  'd',
  'href',
  'id',
  'inputMode',
  'name',
  'rel',
  'to',
  'type',
  'viewBox',
])
/** Messages to developers are English, and so are types and imports. */
const OHNE_TEXT = new Set(['ImportDeclaration', 'NewExpression', 'TSLiteralType', 'ThrowStatement'])

type AstNode = { type: string; [feld: string]: unknown }
const istKnoten = (wert: unknown): wert is AstNode => typeof wert === 'object' && wert !== null && 'type' in wert

/** The texts that a source file may put on a screen: text of elements, and strings that read like a sentence or a title. */
export const sichtbareTexte = (datei: string): string[] => texteVon(programm(datei), satz)

/** Single words of this language as well: what may not stand outside content/. */
export const deutscheTexte = (datei: string): string[] =>
  texteVon(programm(datei), wert => (satz(wert).length > 0 ? satz(wert) : wort(wert))).filter(text =>
    /\p{L}{2}/u.test(text),
  )

function programm(datei: string) {
  const { program, errors } = parseSync(datei, readFileSync(datei, 'utf8'))
  if (errors[0]) throw new Error(`${datei}: ${errors[0].message}`)
  return program
}

type Lesart = (wert: unknown) => string[]

function texteVon(wert: unknown, lies: Lesart): string[] {
  if (Array.isArray(wert)) return wert.flatMap(eines => texteVon(eines, lies))
  if (!istKnoten(wert) || istUngelesen(wert)) return []
  switch (wert.type) {
    case 'JSXText':
      return [String(wert.value).replaceAll(/&\w+;/g, ' ')]
    case 'Literal':
      return lies(wert.value)
    case 'TemplateElement':
      return lies(ganzeWoerter((wert.value as { cooked: string }).cooked))
    default:
      return Object.values(wert).flatMap(eines => texteVon(eines, lies))
  }
}

function istUngelesen({ type, name, key }: AstNode): boolean {
  if (type === 'JSXAttribute') return istKnoten(name) && UNSICHTBAR.has(String(name.name))
  return OHNE_TEXT.has(type) || (type === 'Property' && istSchemaOrg(key))
}

/** `'@type': 'Article'` in structured data. */
const istSchemaOrg = (name: unknown) => istKnoten(name) && String(name.value).startsWith('@')

/** A word that a template puts together from two parts is none in either. */
const ganzeWoerter = (teil: string) => teil.replaceAll(/^\p{L}+|\p{L}+$/gu, '')

/** Several words, one of them with a capital or an umlaut, and nothing that belongs to code. */
const satz = (wert: unknown): string[] =>
  typeof wert === 'string' &&
  /\p{L}{2}\S* \S/u.test(wert) &&
  /[A-ZÄÖÜäöü]/.test(wert) &&
  !/[<>{}=[\]]|https?:|^M[\d.]/.test(wert)
    ? [wert]
    : []

/** One word as a visitor would read it: with a capital or an umlaut, and no name of a key or a code. */
const wort = (wert: unknown): string[] =>
  typeof wert === 'string' && (/^\p{Lu}\p{Ll}+[.:!?…]*$/u.test(wert) || /[äöüÄÖÜ«»]/.test(wert)) ? [wert] : []
