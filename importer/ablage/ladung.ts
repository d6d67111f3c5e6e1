import { extname, join } from 'node:path'
import type { Quellenstand } from '#domain/katalog/katalogstand.ts'
import { type Dateiart, download, downloadText, type Verbindung } from '../katalog/herunterladen.ts'

/** A file of the catalogue, and what it is called once loaded. */
export type Katalogdatei = { adresse: string; name: string }

/** The files of a year: the premiums, what belongs to them, and the places. */
export type Jahresdateien = { tabelle: Katalogdatei; beilagen: readonly Katalogdatei[]; orte: Katalogdatei }

/** Loads into one folder; what is known from the last time is asked for only if it has changed. */
export class Ladung {
  private readonly ordner: string
  private readonly verbindung: Verbindung
  private readonly bekannt: Readonly<Record<string, Quellenstand>>
  private readonly gesehen = new Map<string, Quellenstand>()
  private readonly imOrdner = new Set<string>()

  constructor(ordner: string, verbindung: Verbindung, bekannt: Readonly<Record<string, Quellenstand>> = {}) {
    this.ordner = ordner
    this.verbindung = verbindung
    this.bekannt = bekannt
  }

  /** The addresses a page leads to. */
  async links(seite: string, lies: (text: string, seite: string) => string[]): Promise<readonly string[]> {
    const bekannt = this.bekannt[seite]
    const antwort = await downloadText(seite, this.verbindung, bekannt?.links && bekannt)
    if (!antwort) return this.merke(seite, bekannt).links ?? []
    const { text, ...marken } = antwort
    return this.merke(seite, { ...marken, links: lies(text, seite) }).links ?? []
  }

  /** The hash of a file; it is loaded if it is not the one known. */
  async sieh(datei: Katalogdatei): Promise<string> {
    const bekannt = this.gesehen.get(datei.adresse) ?? this.bekannt[datei.adresse]
    if (!this.gesehen.has(datei.adresse)) await this.lade(datei, bekannt?.hash === undefined ? undefined : bekannt)
    return this.gesehen.get(datei.adresse)?.hash ?? ''
  }

  /** The file lies in the folder afterwards. */
  async hole(datei: Katalogdatei): Promise<void> {
    if (!this.imOrdner.has(datei.adresse)) await this.lade(datei, undefined)
  }

  pfad({ name }: Katalogdatei): string {
    return join(this.ordner, name)
  }

  /** What is known now, to ask with the next time. */
  quellen(): Record<string, Quellenstand> {
    return Object.fromEntries(this.gesehen)
  }

  private async lade(datei: Katalogdatei, bekannt: Quellenstand | undefined): Promise<void> {
    const { adresse, name } = datei
    if (!bekannt) this.verbindung.melde(`Lade ${name} …`)
    const geladen = await download(adresse, { ziel: this.pfad(datei), art: dateiart(name), bekannt }, this.verbindung)
    this.merke(adresse, geladen ?? bekannt)
    if (geladen) this.imOrdner.add(adresse)
  }

  private merke(adresse: string, stand: Quellenstand = {}): Quellenstand {
    this.gesehen.set(adresse, stand)
    return stand
  }
}

function dateiart(name: string): Dateiart {
  const endung = extname(name).slice(1).toLowerCase()
  return endung === 'zip' || endung === 'xlsx' ? endung : 'csv'
}
