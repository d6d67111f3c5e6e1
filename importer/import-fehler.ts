import type { Messung } from '#domain/katalog/plausibilitaet.ts'

/** Why a source is refused, as a sentence for the operator. Everything else that throws is a defect. */
export class ImportFehler extends Error {
  override name = 'ImportFehler'
}

/** Why one file cannot be read; whether that matters depends on what the others hold. */
export class Dateifehler extends ImportFehler {
  readonly grund: string

  constructor(datei: string, grund: string) {
    super(`«${datei}» ${grund}.`)
    this.grund = grund
  }
}

/** A table that is there and holds less than the whole country. It may not be published yet. */
export class Unvollstaendig extends ImportFehler {
  /** Unknown while it has no rows. */
  readonly jahr: number | undefined

  constructor(meldung: string, jahr?: number) {
    super(meldung)
    this.jahr = jahr
  }
}

/** A complete table whose figures cannot be right beside those of the site. */
export class Unplausibel extends ImportFehler {
  readonly jahr: number
  readonly messungen: readonly Messung[]

  constructor(meldung: string, jahr: number, messungen: readonly Messung[]) {
    super(meldung)
    this.jahr = jahr
    this.messungen = messungen
  }
}

/** Not the fault of the source: somebody else was in the way. The next try may succeed. */
export class Stoerung extends ImportFehler {}
