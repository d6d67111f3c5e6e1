import { open } from 'node:fs/promises'
import { GRUENDE } from '#content/verbilligung/gruende.ts'
import { kantonMitCode } from '#domain/orte/kantone.ts'
import { anspruch } from '#domain/verbilligung/kantone.ts'
import { summeJePerson } from '#domain/verbilligung/rechnen.ts'
import type { Einheit, Lage } from '#domain/verbilligung/regel.ts'
import { franken } from '#domain/werte/rappen.ts'

/** A household in the form of the test vectors; whatever else stands beside it comes back as it was. */
type Haushaltssatz = Readonly<Record<string, unknown>>

type Jahresbetrag = { jahr: number; monat: number; mindestens?: true } | null

/** Said to whoever wrote the file. */
export class Dateifehler extends Error {}

/** Some hundred thousand households. */
const HOECHSTENS = 64 * 1024 * 1024

/** What the command prints for a file. */
export async function ergebnisText(pfad: string | undefined): Promise<string> {
  if (!pfad) throw new Dateifehler('Aufruf: npm run verbilligung -- DATEI.json')
  const ergebnisse = mitErgebnissen(await inhalt(pfad))
  try {
    return `${JSON.stringify(ergebnisse, null, 1)}\n`
  } catch {
    throw new Dateifehler('Die Angaben in der Datei sind zu tief verschachtelt.')
  }
}

async function inhalt(pfad: string): Promise<string> {
  const datei = await open(pfad).catch(() => {
    throw new Dateifehler(`Die Datei «${pfad}» lässt sich nicht lesen.`)
  })
  try {
    const angaben = await datei.stat()
    if (!angaben.isFile()) throw new Dateifehler(`«${pfad}» ist keine Datei.`)
    if (angaben.size > HOECHSTENS) throw new Dateifehler('Die Datei ist grösser als 64 MB.')
    return await datei.readFile('utf8')
  } finally {
    await datei.close()
  }
}

/** Works out a list of households; the answer is the same list with `ergebnis`, and with `grund` where that is null. */
export function mitErgebnissen(text: string): (Haushaltssatz & { ergebnis: Jahresbetrag; grund?: string })[] {
  return liste(text).map((satz, index) => {
    const { grund: _bisheriger, ...gegeben } = satz
    const { kanton, jahr, lage, mitModell } = gelesen(satz, index + 1)
    const gefunden = anspruch(kanton, jahr, lage)
    if (gefunden.art === 'keineZahl') return { ...gegeben, ergebnis: null, grund: GRUENDE[gefunden.grund] }
    const mehr = mitModell ? gefunden.jeTarif?.mehrMitModell : undefined
    const jeMonat = (art: Parameters<Parameters<typeof summeJePerson>[1]>[0]) =>
      (gefunden.jeMonat[art] ?? 0) + (mehr?.[art] ?? 0)
    const bonus = summeJePerson(lage.einheit, art => mehr?.[art] ?? 0)
    return {
      ...gegeben,
      ergebnis: {
        jahr: (gefunden.imJahr + 12 * bonus) / 100,
        monat: summeJePerson(lage.einheit, jeMonat) / 100,
        ...(gefunden.mindestens && { mindestens: true as const }),
      },
    }
  })
}

function liste(text: string): readonly Haushaltssatz[] {
  let gelesene: unknown
  try {
    gelesene = JSON.parse(text)
  } catch {
    throw new Dateifehler('Die Datei ist kein gültiges JSON.')
  }
  if (!Array.isArray(gelesene) || !gelesene.every(istObjekt))
    throw new Dateifehler('Die Datei muss eine Liste von Haushalten sein.')
  return gelesene
}

function gelesen(
  satz: Haushaltssatz,
  nummer: number,
): { kanton: string; jahr: number; lage: Lage; mitModell: boolean } {
  const ort = `Haushalt ${nummer}${typeof satz.id === 'string' ? ` (${satz.id.slice(0, 40)})` : ''}`
  const { kanton, jahr, region, verheiratet } = satz
  const haushalt = istObjekt(satz.haushalt) ? satz.haushalt : {}
  const zusatz = istObjekt(satz.zusatz) ? satz.zusatz : {}
  if (typeof kanton !== 'string' || !kantonMitCode(kanton))
    throw new Dateifehler(`${ort}: «kanton» ist kein Kanton, etwa "ZH".`)
  const zahl = (wert: unknown, name: string, hoechstens: number, sonst?: number): number => {
    const gueltig = wert === undefined ? sonst : wert
    if (typeof gueltig !== 'number' || !(gueltig >= 0 && gueltig <= hoechstens))
      throw new Dateifehler(`${ort}: «${name}» muss eine Zahl von 0 bis ${hoechstens} sein.`)
    return gueltig
  }
  const personen = (name: string) => {
    const anzahl = zahl(haushalt[name], `haushalt.${name}`, 30, 0)
    if (!Number.isInteger(anzahl)) throw new Dateifehler(`${ort}: «haushalt.${name}» muss eine ganze Zahl sein.`)
    return anzahl
  }
  const betrag = (wert: unknown, name: string) => franken(zahl(wert, name, 100_000_000))
  const einheit: Einheit = {
    erwachsen: personen('erwachsene'),
    jung: personen('junge'),
    jungInAusbildung: personen('jungeInAusbildung'),
    kind: personen('kinder'),
    verheiratet: verheiratet === true,
  }
  return {
    kanton,
    jahr: zahl(jahr, 'jahr', 9999),
    mitModell: zusatz.alternativ === true,
    lage: {
      einheit,
      region: zahl(region, 'region', 3, 0),
      einkommen: betrag(satz.einkommen, 'einkommen'),
      vermoegen: betrag(satz.vermoegen, 'vermoegen'),
      zusatz: {
        ...(zusatz.aufrechnungen !== undefined && {
          aufrechnungen: betrag(zusatz.aufrechnungen, 'zusatz.aufrechnungen'),
        }),
        ...(typeof zusatz.erwerb === 'boolean' && { erwerb: zusatz.erwerb }),
        ...(zusatz.wertschriften740 !== undefined && {
          wertschriften: betrag(zusatz.wertschriften740, 'zusatz.wertschriften740'),
        }),
        ...(typeof zusatz.zivilstand === 'string' && { getrennt: zusatz.zivilstand !== 'ledig' }),
      },
    },
  }
}

const istObjekt = (wert: unknown): wert is Haushaltssatz =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert)

if (import.meta.main) {
  // A reader that stops early, such as `head`, is no fault.
  process.stdout.on('error', () => process.exit())
  try {
    process.stdout.write(await ergebnisText(process.argv[2]))
  } catch (fehler) {
    if (!(fehler instanceof Dateifehler)) throw fehler
    console.error(fehler.message)
    process.exitCode = 1
  }
}
