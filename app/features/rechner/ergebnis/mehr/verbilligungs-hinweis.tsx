import { Link } from '#app/router.tsx'
import { kantonName } from '#content/kantone.ts'
import { VERBILLIGUNGS_HINWEIS } from '#content/rechner/verbilligung.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { einkommensgrenze } from '#domain/verbilligung/einkommensgrenze.ts'

type VerbilligungsHinweisProps = {
  id?: string
  wo: { kanton: string; region: number; jahr: number }
  klassen: readonly Altersklasse[]
  /** With what the limit means. */
  ganz: boolean
}

/** From how many they are and where they live up to what income the canton pays; the income is not asked for it. */
export function VerbilligungsHinweis({ id, wo, klassen, ganz }: VerbilligungsHinweisProps) {
  const name = kantonName(wo.kanton)
  const grenze = einkommensgrenze(wo, klassen)
  const satz = grenze ? VERBILLIGUNGS_HINWEIS.satz({ ...wo, name }, klassen, grenze) : VERBILLIGUNGS_HINWEIS.offen(name)
  const gemeint = [
    VERBILLIGUNGS_HINWEIS.gemeint,
    klassen.length === 1 && VERBILLIGUNGS_HINWEIS.allein,
    klassen.filter(klasse => klasse !== 'AKL-KIN').length > 1 && VERBILLIGUNGS_HINWEIS.zuZweit,
  ]
  return (
    <p id={id} className="t1 text-ink2">
      {satz} {ganz && grenze && gemeint.filter(Boolean).join(' ')}{' '}
      {(ganz || !grenze) && (
        <Link to="/praemienverbilligung" className="textlink text-fir">
          {VERBILLIGUNGS_HINWEIS.stelle}
        </Link>
      )}
    </p>
  )
}
