import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adresseAus, kanonischerPfad, kodierterPfad, ohneEndstrich } from './adresse.ts'
import { etagVon, istHeil } from './fingerabdruck.ts'
import { type Dateiliste, inGruppen, readListe } from './ordner.ts'
import { abschnittVon, cacheVon, dispositionVon, kopfVon, LANDES_CSV, NEBENDATEIEN, pfadVon, typVon } from './regeln.ts'

type Kopf = Readonly<Record<string, string | number>>

/** A file as it is or compressed. */
export type Darstellung = {
  etag: string
  /** What every answer says, a 304 too (RFC 9110 15.4.5). */
  kopf: Kopf
  /** What is said of the content beside it. */
  inhaltsKopf: Kopf
  /** A path where the file is too large to be held in memory. */
  inhalt: Buffer | string
}
export type Websiteeintrag = { status: 200 | 404; roh: Darstellung; br?: Darstellung; gzip?: Darstellung }

/** Everything the site serves at one moment. Never changed, only replaced. */
export type Websitebestand = {
  /** By percent-encoded canonical path. */
  eintraege: ReadonlyMap<string, Websiteeintrag>
  /** Not-found pages by the section they speak for, '/' for the whole site. */
  nichtGefunden: ReadonlyMap<string, Websiteeintrag>
}

/** Nobody needs the 20 MB of a national table in memory. */
const GEHALTEN_HOECHSTENS = 1_000_000

/** Rejects when the version lacks a file or one is damaged. */
export async function readBestand(website: string, version: string, gtmId: string | null): Promise<Websitebestand> {
  const liste = await readListe(website, version)
  const eintraege = new Map<string, Websiteeintrag>()
  const nichtGefunden = new Map<string, Websiteeintrag>()
  await inGruppen(
    [...liste.keys()].filter(name => !(name.slice(-3) in NEBENDATEIEN)),
    async name => {
      const eintrag = await readEintrag(join(website, version), name, liste, gtmId)
      eintraege.set(kodierterPfad(pfadVon(name)), eintrag)
      if (eintrag.status === 404) nichtGefunden.set(abschnittVon(name) ?? '', eintrag)
    },
  )
  if (!nichtGefunden.has('/')) throw new Error("The bundle rendered no '/404'")
  return { eintraege, nichtGefunden }
}

async function readEintrag(ordner: string, name: string, liste: Dateiliste, gtmId: string | null) {
  const pfad = pfadVon(name)
  const { typ, komprimierbar } = typVon(name)
  const jahr = LANDES_CSV.exec(pfad)?.[1]
  const status = abschnittVon(name) === null ? 200 : 404
  const gemeinsam = {
    ...kopfVon(typ, gtmId),
    'Cache-Control': cacheVon(pfad),
    ...(komprimierbar && { Vary: 'Accept-Encoding' }),
    ...(jahr !== undefined && { 'Content-Disposition': dispositionVon(jahr) }),
  }
  async function read(endung: string, kodierung?: string): Promise<Darstellung> {
    const datei = join(ordner, name + endung)
    const merkmale = liste.get(name + endung)
    if (!merkmale) throw new Error(`Missing: ${datei}`)
    const inhalt = merkmale.size > GEHALTEN_HOECHSTENS ? datei : await readFile(datei)
    if (typeof inhalt !== 'string' && !istHeil(inhalt, merkmale)) throw new Error(`Damaged: ${datei}`)
    const etag = etagVon(merkmale)
    const kopf = { ...gemeinsam, ...(status === 200 && { ETag: etag }) }
    const coding = kodierung === undefined ? {} : { 'Content-Encoding': kodierung }
    return { etag, kopf, inhaltsKopf: { 'Content-Type': typ, 'Content-Length': merkmale.size, ...coding }, inhalt }
  }
  const eintrag: Websiteeintrag = { status, roh: await read('') }
  for (const [endung, kodierung] of Object.entries(NEBENDATEIEN))
    if (liste.has(name + endung)) eintrag[kodierung] = await read(endung, kodierung)
  return eintrag
}

/** What the address of a request stands for, or where it leads: only ever to an address of this site. */
export function fundZu({ eintraege, nichtGefunden }: Websitebestand, url: string): Websiteeintrag | string {
  const genau = eintraege.get(url)
  if (genau?.status === 200) return genau
  const { pfad, query } = adresseAus(url)
  if (pfad === null) return unbekannt(nichtGefunden, ohneEndstrich(url.split('?', 1)[0] ?? ''))
  const kanonisch = kanonischerPfad(pfad)
  const kodiert = kodierterPfad(kanonisch)
  const eintrag = eintraege.get(kodiert)
  if (eintrag?.status !== 200) return unbekannt(nichtGefunden, kanonisch)
  return pfad === kanonisch ? eintrag : kodiert + query
}

/** Sections are one level deep, in the browser's route table too: '/blog/a/b' belongs to none. */
function unbekannt(nichtGefunden: Websitebestand['nichtGefunden'], pfad: string): Websiteeintrag {
  const eintrag = nichtGefunden.get(pfad.slice(0, pfad.lastIndexOf('/') + 1)) ?? nichtGefunden.get('/')
  if (!eintrag) throw new Error('There is no not-found page')
  return eintrag
}
