import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { adresseAus, kanonischerPfad, kodierterPfad, ohneEndstrich } from './adresse.ts'
import { etagVon, istHeil } from './fingerabdruck.ts'
import type { Kodierung } from './kodierung.ts'
import { dateienIn, inGruppen, istVollstaendig } from './ordner.ts'
import { abschnittVon, cacheVon, dispositionVon, kopfVon, LANDES_CSV, NEBENDATEIEN, pfadVon, typVon } from './regeln.ts'

export type Kopf = Readonly<Record<string, string | number>>

/** A file in one coding, with the headers it is sent with. */
export type Darstellung = {
  etag: string
  kopf: Kopf
  /** What a 304 repeats (RFC 9110 15.4.5): everything a cache keeps, without the content's own lines. */
  kopf304: Kopf
  /** A path where the file is too large to be held in memory. */
  inhalt: Buffer | string
}
export type Eintrag = {
  status: 200 | 404
  darstellungen: Readonly<Partial<Record<Kodierung, Darstellung>>> & { identity: Darstellung }
}

/** Everything the site serves at one moment. Never changed, only replaced. */
export type Bestand = {
  /** By percent-encoded canonical path. */
  eintraege: ReadonlyMap<string, Eintrag>
  /** Not-found pages by the section they speak for, longest first; the last one is '/'. */
  nichtGefunden: readonly { abschnitt: string; eintrag: Eintrag }[]
}

/** Nobody needs the 20 MB of a national table in memory. */
const GEHALTEN_HOECHSTENS = 1_000_000

/** Rejects when the version lacks a file or one is damaged. */
export async function readBestand(website: string, version: string, gtmId: string | null): Promise<Bestand> {
  const ordner = join(website, version)
  if (!(await istVollstaendig(website, version))) throw new Error(`The website in ${ordner} is not complete`)
  const namen = new Set(await dateienIn(ordner))
  const eintraege = new Map<string, Eintrag>()
  const nichtGefunden: { abschnitt: string; eintrag: Eintrag }[] = []
  const liesEintrag = async (name: string) => {
    const eintrag = await readEintrag(ordner, name, namen, gtmId)
    eintraege.set(kodierterPfad(pfadVon(name)), eintrag)
    const abschnitt = abschnittVon(name)
    if (abschnitt !== null) nichtGefunden.push({ abschnitt, eintrag })
  }
  await inGruppen(
    [...namen].filter(name => !(name.slice(-3) in NEBENDATEIEN)),
    liesEintrag,
  )
  if (!eintraege.has('/404')) throw new Error("The bundle rendered no '/404'")
  nichtGefunden.sort((a, b) => b.abschnitt.length - a.abschnitt.length)
  return { eintraege, nichtGefunden }
}

async function readEintrag(ordner: string, name: string, namen: ReadonlySet<string>, gtmId: string | null) {
  const pfad = pfadVon(name)
  const { typ, komprimierbar } = typVon(name)
  const status: 200 | 404 = abschnittVon(name) === null ? 200 : 404
  const jahr = LANDES_CSV.exec(pfad)?.[1]
  const neben = Object.entries(NEBENDATEIEN).filter(([endung]) => namen.has(name + endung))
  const gemeinsam = {
    ...kopfVon(typ, gtmId),
    'Cache-Control': cacheVon(pfad),
    ...(komprimierbar && { Vary: 'Accept-Encoding' }),
    ...(jahr !== undefined && { 'Content-Disposition': dispositionVon(jahr) }),
  }
  const darstellung = async (datei: string, kodierung: Kodierung): Promise<Darstellung> => {
    const { inhalt, merkmale } = await readDatei(join(ordner, datei))
    const etag = etagVon(merkmale)
    const kopf304 = { ...gemeinsam, ...(status === 200 && { ETag: etag }) }
    const kopf = {
      ...kopf304,
      ...{ 'Content-Type': typ, 'Content-Length': merkmale.size },
      ...(kodierung !== 'identity' && { 'Content-Encoding': kodierung }),
    }
    return { etag, kopf, kopf304, inhalt }
  }
  const kodiert = await Promise.all(
    neben.map(async ([endung, kodierung]) => [kodierung, await darstellung(name + endung, kodierung)] as const),
  )
  return { status, darstellungen: { identity: await darstellung(name, 'identity'), ...Object.fromEntries(kodiert) } }
}

async function readDatei(pfad: string) {
  const merkmale = await stat(pfad)
  if (merkmale.size > GEHALTEN_HOECHSTENS) return { inhalt: pfad, merkmale }
  const inhalt = await readFile(pfad)
  if (!istHeil(inhalt, merkmale)) throw new Error(`Damaged: ${pfad}`)
  return { inhalt, merkmale }
}

export type Fund =
  | { art: 'eintrag'; eintrag: Eintrag }
  | { art: 'umleitung'; nach: string }
  | { art: 'unbekannt'; eintrag: Eintrag }

/** What the address of a request stands for. A redirect only ever leads to an address of this site. */
export function fundZu(bestand: Bestand, url: string): Fund {
  const genau = bestand.eintraege.get(url)
  if (genau?.status === 200) return { art: 'eintrag', eintrag: genau }
  const { pfad, query } = adresseAus(url)
  if (pfad === null) return unbekannt(bestand, ohneEndstrich(url.split('?', 1)[0] ?? ''))
  const kanonisch = kanonischerPfad(pfad)
  const kodiert = kodierterPfad(kanonisch)
  const eintrag = bestand.eintraege.get(kodiert)
  if (eintrag?.status !== 200) return unbekannt(bestand, kanonisch)
  return pfad === kanonisch ? { art: 'eintrag', eintrag } : { art: 'umleitung', nach: kodiert + query }
}

function unbekannt({ nichtGefunden }: Bestand, pfad: string): Fund {
  // Sections are one level deep, in the browser's route table too: '/blog/a/b' belongs to none.
  const treffer = nichtGefunden.find(
    ({ abschnitt }) => pfad.startsWith(abschnitt) && !pfad.slice(abschnitt.length).includes('/'),
  )
  const eintrag = (treffer ?? nichtGefunden.at(-1))?.eintrag
  if (!eintrag) throw new Error('There is no not-found page')
  return { art: 'unbekannt', eintrag }
}
