import { type RefObject, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useWideScreen } from '#app/ui/parts/use-wide-screen.ts'
import { showToast } from '#app/ui/toast.ts'
import { FILTER } from '#content/rechner/filter.ts'
import { FUSSNOTE, LADEFEHLER, LISTE } from '#content/rechner/liste.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import type { Sicht } from '../sicht/sicht.ts'

/** What a narrow screen shows of the first page; the style of the list says the same. */
const EINGEKLAPPT = 8

type ListenendeProps = {
  sicht: Sicht
  seite: { anzahl: number; mehr: boolean }
  ausgeklappt: boolean
  newFrom: RefObject<number | null>
  dispatch: Dispatch
  /** Checks whether newer data is there; then the next rows are shown. */
  pruefeDaten: () => Promise<void>
}

/** The way to the rows that are not shown yet, and how many they are. */
export function Listenende(props: ListenendeProps) {
  const { sicht, seite, ausgeklappt, newFrom, dispatch, pruefeDaten } = props
  const breit = useWideScreen()
  const [busy, setBusy] = useState(false)
  const total = sicht.liste.zeilen.length
  const eingeklappt = !ausgeklappt && seite.anzahl > EINGEKLAPPT

  function unfold() {
    newFrom.current = EINGEKLAPPT
    dispatch({ art: 'klappeAus' })
  }

  async function loadMore() {
    setBusy(true)
    try {
      await pruefeDaten()
      newFrom.current = seite.anzahl
      dispatch({ art: 'mehr' })
    } catch {
      showToast({ ...LADEFEHLER, variant: 'destructive' })
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-6">
      {seite.mehr ? (
        <Button
          kind="secondary"
          busy={busy}
          busyLabel={LISTE.laedt}
          onClick={eingeklappt && !breit ? unfold : loadMore}
          className="max-md:w-full print:hidden"
        >
          {LISTE.mehrLaden}
        </Button>
      ) : (
        eingeklappt && (
          <Button kind="secondary" onClick={unfold} className="max-md:w-full md:hidden print:hidden">
            {LISTE.alleZeigen(seite.anzahl)}
          </Button>
        )
      )}
      <p className="t1 text-ink2">
        {eingeklappt && <span className="md:hidden print:hidden">{EINGEKLAPPT}</span>}
        <span className={eingeklappt ? 'max-md:hidden print:inline' : ''}>{seite.anzahl}</span> {LISTE.vonTotal(total)}
        <Fussnote sicht={sicht} />
      </p>
    </div>
  )
}

/** What the amounts are, and what the differences are measured against. */
function Fussnote({ sicht }: Pick<ListenendeProps, 'sicht'>) {
  const { tabelle, regelJahr, liste, zuMehreren, bezug, ordnung } = sicht
  const bezuege = (liste.person ? [liste.person.bezug] : bezug?.personen) ?? []
  const gemessen = ordnung === 'preis' && bezuege.some(einer => einer?.nichtsTun)
  const alle = bezuege.every(einer => einer?.nichtsTun)
  const abzug = umweltabgabe(tabelle)
  const [vorBetrag, betrag] = abzug === undefined ? [] : FUSSNOTE.abzug(abzug)
  const dahinter =
    liste.kontakte.reduce((summe, { anzahl }) => summe + (anzahl ?? 0), 0) - (liste.anzahlOhneKontakt ?? 0)
  const punkt = (satz: string) => `\u00a0· ${satz}`
  return (
    <>
      {gemessen && punkt(alle ? FUSSNOTE.zuNichtsTun : FUSSNOTE.zuNichtsTunUndDurchschnitt)}
      {zuMehreren && !liste.person && punkt(FUSSNOTE.jePerson)}
      {punkt(FUSSNOTE.imMonat)}
      {abzug !== undefined && <span className="max-md:hidden">{FUSSNOTE.nachAbzug(abzug, zuMehreren)}</span>}
      {vorBetrag && (
        <span className="md:hidden">
          {punkt(vorBetrag)} <span className="betrag">{betrag}</span>
          {zuMehreren && ` ${FUSSNOTE.abzugJePerson}`}
        </span>
      )}
      {punkt(FUSSNOTE.praemien(tabelle.jahr))}
      {regelJahr !== null && punkt(VERBILLIGT.nach(regelJahr))}
      {liste.person && dahinter > 0 && punkt(FILTER.mehrfach(dahinter))}
    </>
  )
}
