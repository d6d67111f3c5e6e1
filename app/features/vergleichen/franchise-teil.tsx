import { FranchiseStufen } from './franchise-stufen.tsx'
import { KostenErklaerung } from './kosten-erklaerung.tsx'

/** Both parts that reckon, as one piece of code. */
export default function FranchiseTeil() {
  return (
    <>
      <KostenErklaerung />
      <FranchiseStufen />
    </>
  )
}
