import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { inhaltsRichtlinie } from '#server/http/sicherheits-kopf.ts'
import type { Pruefteil } from '../befund.ts'

export const csp: Pruefteil = {
  name: 'csp',
  titel: 'Inhaltsrichtlinie (csp_evaluator)',
  async pruefe({ url, seiten }) {
    const antworten = await Promise.all(
      seiten.map(async ({ pfad }) => {
        const { headers } = await fetch(url + encodeURI(pfad), { method: 'HEAD' })
        return { pfad, richtlinie: headers.get('content-security-policy') ?? '' }
      }),
    )
    // The audited site runs without a tag manager; what its operator gets with one is judged as well.
    const mitTagManager = { pfad: 'mit GTM_ID', richtlinie: inhaltsRichtlinie('GTM-PRUEFUNG') }
    const richtlinien = Map.groupBy([...antworten, mitTagManager], ({ richtlinie }) => richtlinie)
    const urteile = [...richtlinien].flatMap(([richtlinie, stellen]) =>
      urteil(richtlinie).map(({ schwer, was }) => ({ schwer, wo: stellen.map(({ pfad }) => pfad).join(', '), was })),
    )
    return {
      umfang: `${seiten.length} Seiten und die Richtlinie mit Tag-Manager; Zahl der verschiedenen Richtlinien: ${richtlinien.size}.`,
      befunde: urteile.filter(({ schwer }) => schwer).map(({ wo, was }) => ({ wo, was })),
      hinweise: urteile.filter(({ schwer }) => !schwer).map(({ was }) => was),
      tabelle: { kopf: ['Richtlinie'], zeilen: [...richtlinien.keys()].map(richtlinie => [richtlinie]) },
    }
  },
}

/** Its doubts about what may be meant so ('maybe') are told, what is above counts. */
function urteil(richtlinie: string): { schwer: boolean; was: string }[] {
  if (richtlinie === '') return [{ schwer: true, was: 'Keine Inhaltsrichtlinie.' }]
  return new CspEvaluator(new CspParser(richtlinie).csp)
    .evaluate()
    .map(({ severity, directive, value, description }) => ({
      // Lower numbers are more severe.
      schwer: severity < Severity.MEDIUM_MAYBE,
      was: `${[directive, value].filter(Boolean).join(' ')}: ${description}`,
    }))
}
