import type { MouseEvent } from 'react'
import { Link } from '#app/router.tsx'
import { kantonName } from '#content/kantone.ts'
import { MEHR } from '#content/rechner/antwort.ts'
import { VERBILLIGUNGS_HINWEIS } from '#content/rechner/verbilligung.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { einkommensgrenze } from '#domain/verbilligung/einkommensgrenze.ts'
import { Falte } from './falte.tsx'
import { VERBILLIGUNG_SCHALTER } from './verbilligung.tsx'

type VerbilligungsHinweisProps = {
  wo: { kanton: string; region: number; jahr: number }
  klassen: readonly Altersklasse[]
  /** Who has reckoned with it needs no hint. */
  gerechnet: boolean
}

const SEITE = '/praemienverbilligung'

/** From how many they are and where they live; the income is not asked for it. */
export function VerbilligungsHinweis({ wo, klassen, gerechnet }: VerbilligungsHinweisProps) {
  const name = kantonName(wo.kanton)
  const grenze = einkommensgrenze(wo, klassen)
  if (gerechnet)
    return (
      <Falte titel={MEHR.verbilligung.titel} text={MEHR.verbilligung.text}>
        <p>
          {MEHR.verbilligung.satz} <Stelle />
        </p>
      </Falte>
    )
  if (!grenze)
    return (
      <Falte titel={VERBILLIGUNGS_HINWEIS.name} text={VERBILLIGUNGS_HINWEIS.ohneZahl}>
        <p>
          {VERBILLIGUNGS_HINWEIS.offen(name)} <Stelle />
        </p>
      </Falte>
    )
  return (
    <Falte titel={VERBILLIGUNGS_HINWEIS.titel} text={VERBILLIGUNGS_HINWEIS.kurz(wo.kanton, grenze.bis)}>
      <p>{VERBILLIGUNGS_HINWEIS.satz({ ...wo, name }, klassen, grenze)}</p>
      <p className="t1 mt-2 text-ink2">
        {VERBILLIGUNGS_HINWEIS.gemeint} {klassen.length === 1 && VERBILLIGUNGS_HINWEIS.allein}
        {klassen.filter(klasse => klasse !== 'AKL-KIN').length > 1 && VERBILLIGUNGS_HINWEIS.zuZweit}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={SEITE} onClick={turnOnSwitch} className="textlink text-fir font-semibold">
          {VERBILLIGUNGS_HINWEIS.rechnen}
        </Link>
        <Stelle />
      </p>
    </Falte>
  )
}

function Stelle() {
  return (
    <Link to={SEITE} className="textlink text-fir">
      {VERBILLIGUNGS_HINWEIS.stelle}
    </Link>
  )
}

/** Where the page has the switch, reckoning happens there; else the link leads to the page that has the form. */
function turnOnSwitch(event: MouseEvent) {
  const schalter = document.getElementById(VERBILLIGUNG_SCHALTER)
  if (!(schalter instanceof HTMLInputElement)) return
  event.preventDefault()
  if (!schalter.checked) schalter.click()
  schalter.focus()
}
