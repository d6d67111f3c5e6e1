import satisfies from 'spdx-satisfies'

export type Klasse = 'frei' | 'copyleft' | 'netz-copyleft' | 'unbekannt'

/** Ask for no more than to be named. The font licence binds the font alone, not the page that shows it. */
const FREI = [
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1'],
]
/** Bind also those who only run it as a service. */
const NETZ = /\b(AGPL|SSPL|OSL|EUPL|CPAL)-/
const COPYLEFT = /\b(L?GPL|MPL|EPL|CDDL|CPL|CECILL|MS-RL)-?/

/** The class of a licence expression: with a choice the freest counts, with several at once all of them. */
export function lizenzKlasse(lizenz: string | null): Klasse {
  if (lizenz === null) return 'unbekannt'
  if (istFrei(lizenz)) return 'frei'
  if (NETZ.test(lizenz)) return 'netz-copyleft'
  return COPYLEFT.test(lizenz) ? 'copyleft' : 'unbekannt'
}

function istFrei(lizenz: string): boolean {
  try {
    return satisfies(lizenz, FREI)
  } catch {
    // No expression of the standard, such as «SEE LICENSE IN …».
    return false
  }
}

const TITEL: readonly [RegExp, string][] = [
  [/^\s*(The )?MIT License/i, 'MIT'],
  [/^\s*(The )?ISC License/i, 'ISC'],
  [/^\s*Apache License\s+Version 2\.0/i, 'Apache-2.0'],
]

/** The licence of a text that begins with its name: for packages that ship it and do not declare it. */
export const lizenzAusText = (text: string): string | null => TITEL.find(([titel]) => titel.test(text))?.[1] ?? null
