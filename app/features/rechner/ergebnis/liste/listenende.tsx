import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/overlay/toast.ts'
import { FILTER } from '#content/rechner/filter.ts'
import { FUSSNOTE, LADEFEHLER, LISTE } from '#content/rechner/liste.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { refreshDaten } from '../../ablauf/data-loader.ts'
import { Abzug } from '../kopf/ersparnis.tsx'
import type { Blick, Sicht } from '../sicht/sicht.ts'
import { messlatte } from './zeilenwerte.ts'

type ListenendeProps = Blick & {
  /** Loaded, and drawn of them. */
  anzahl: number
  sichtbar: number
  mehr: boolean
}

/** The way to the rows that are not shown yet, and how many they are. */
export function Listenende({ zustand, sicht, dispatch, anzahl, sichtbar, mehr }: ListenendeProps) {
  const [busy, setBusy] = useState(false)
  const eingeklappt = sichtbar < anzahl

  /** The first row that was asked for gets the focus, because the button may be gone. */
  function showFrom(row: number, art: 'klappeAus' | 'mehr') {
    flushSync(() => dispatch({ art }))
    document.querySelectorAll<HTMLInputElement>('input[name="angebot"]')[row]?.focus({ preventScroll: true })
  }

  async function loadMore() {
    setBusy(true)
    try {
      await refreshDaten(zustand, dispatch)
      showFrom(anzahl, 'mehr')
    } catch {
      showToast({ ...LADEFEHLER, variant: 'destructive' })
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-6">
      {(mehr || eingeklappt) && (
        <Button
          kind="secondary"
          busy={busy}
          busyLabel={LISTE.laedt}
          onClick={eingeklappt ? () => showFrom(sichtbar, 'klappeAus') : loadMore}
          className="max-md:w-full print:hidden"
        >
          {mehr ? LISTE.mehrLaden : LISTE.alleZeigen(anzahl)}
        </Button>
      )}
      <p className="t1 text-ink2">
        {sichtbar} {LISTE.vonTotal(sicht.liste.zeilen.length)}
        <Fussnote sicht={sicht} />
      </p>
    </div>
  )
}

/** What the amounts are, and what the differences are measured against. */
function Fussnote({ sicht }: { sicht: Sicht }) {
  const { tabelle, regelJahr, liste, zuMehreren } = sicht
  const nichtsTun = messlatte(sicht)?.nichtsTun
  const abzug = umweltabgabe(tabelle)
  const dahinter =
    liste.kontakte.reduce((summe, { anzahl }) => summe + (anzahl ?? 0), 0) - (liste.anzahlOhneKontakt ?? 0)
  const punkt = (satz: string) => `\u00a0· ${satz}`
  return (
    <>
      {nichtsTun && punkt(nichtsTun === 'alle' ? FUSSNOTE.zuNichtsTun : FUSSNOTE.zuNichtsTunUndDurchschnitt)}
      {!liste.person && punkt(FUSSNOTE.jePerson)}
      {punkt(FUSSNOTE.imMonat)}
      {abzug !== undefined && (
        <>
          <span className="max-md:hidden">{FUSSNOTE.nachAbzug(abzug, zuMehreren)}</span>
          <span className="md:hidden">
            {'\u00a0'}
            <Abzug preisjahr={tabelle} />
            {zuMehreren && ` ${FUSSNOTE.abzugJePerson}`}
          </span>
        </>
      )}
      {punkt(FUSSNOTE.praemien(tabelle.jahr))}
      {regelJahr !== null && punkt(VERBILLIGT.nach(regelJahr))}
      {liste.person && dahinter > 0 && punkt(FILTER.mehrfach(dahinter))}
    </>
  )
}
