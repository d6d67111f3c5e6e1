import { useId } from 'react'
import { Link } from '#app/router.tsx'
import { AnsweredLine } from '#app/ui/answered-line.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { kantonName } from '#content/orte/kantone.ts'
import { KOPF, MEHR } from '#content/rechner/antwort.ts'
import { VERBILLIGT, VERBILLIGUNGS_HINWEIS, VERBILLIGUNGS_NAME } from '#content/rechner/verbilligung.ts'
import { vollePreise } from '#domain/haushalt/haushalt.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { einkommensgrenze } from '#domain/verbilligung/einkommensgrenze.ts'
import { minus } from '#domain/werte/rappen.ts'
import { VerbilligungsPanel } from '../../verbilligung/on-demand.tsx'
import { changeThenFocusAnswer } from '../kopf/to-answer.ts'
import type { Blick } from '../sicht/sicht.ts'

/** A switch that asks one question; off, prices are in full again. Where nobody is known a shared comparison has none. */
export function Verbilligung({ zustand, sicht, dispatch }: Blick) {
  const id = useId()
  const { zusage, eingabe } = zustand.verbilligung
  const { volleTabelle, personen, volleLoesung } = sicht
  const offen = zustand.ansicht.form === 'verbilligung'
  if (zustand.geteilt) return null
  function schalte(ein: boolean) {
    if (!ein) dispatch({ art: 'zusage', zusage: null })
    dispatch({ art: 'form', form: ein ? 'verbilligung' : null })
  }
  return (
    <section className="border-b border-line py-2 print:hidden">
      <Switch
        checked={offen || zusage !== null}
        onChange={schalte}
        aria-describedby={`${id}-hinweis`}
        aria-controls={`${id}-rechnung`}
      >
        {MEHR.verbilligung.titel}
      </Switch>
      <VerbilligungsHinweis
        id={`${id}-hinweis`}
        wo={volleTabelle}
        klassen={personen.map(({ klasse }) => klasse)}
        ganz={offen}
      />
      <div id={`${id}-rechnung`}>
        {offen && (
          <div className="mt-3 border border-ink bg-sheet p-4">
            <VerbilligungsPanel
              ref={focusFirstField}
              kanton={volleTabelle.kanton}
              region={volleTabelle.region}
              gemeinde={zustand.wohnort.gewaehlt?.bfs}
              jahr={volleTabelle.jahr}
              bekannte={personen}
              preise={volleLoesung?.policen.map(({ praemie }) => praemie)}
              zusage={zusage}
              eingabe={eingabe}
              onEingabe={neue => dispatch({ art: 'verbilligungseingabe', eingabe: neue })}
              onZusage={neue => changeThenFocusAnswer(() => dispatch({ art: 'zusage', zusage: neue }))}
            />
          </div>
        )}
      </div>
    </section>
  )
}

/** Whoever changes it from above the list is led here. */
function focusFirstField(panel: HTMLElement | null) {
  const felder = [...(panel?.querySelectorAll<HTMLElement>('input, button') ?? [])]
  felder.find(feld => feld.checkVisibility?.() ?? true)?.focus()
}

/** Above the answer once prices are after it: the question folded to a line. */
export function VerbilligungsZeile({ sicht: { loesung, regelJahr }, dispatch }: Blick) {
  if (regelJahr === null || !loesung) return null
  return (
    <AnsweredLine
      className="border-b border-line max-md:text-[0.9375rem] print:hidden"
      answer={
        <>
          <span>{VERBILLIGT.zeile(minus(vollePreise(loesung.policen), loesung.praemien))}</span>{' '}
          {/* On wide screens the badge has room for it. */}
          <span className="t1 text-ink2 min-[64rem]:hidden">{VERBILLIGT.leiste.regeln(regelJahr)}</span>
        </>
      }
      action={KOPF.aendern}
      aria-label={KOPF.aendernVon(VERBILLIGUNGS_NAME)}
      onClick={() => dispatch({ art: 'form', form: 'verbilligung' })}
    />
  )
}

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
