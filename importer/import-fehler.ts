/** Why a source is refused, as a sentence for the operator. Everything else that throws is a defect. */
export class ImportFehler extends Error {
  override name = 'ImportFehler'
}
