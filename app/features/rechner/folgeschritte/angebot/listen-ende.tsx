import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { LADEFEHLER, LISTE } from '#content/rechner/liste.ts'

/** What a narrow screen shows of the first page; the style of the list says the same. */
const EINGEKLAPPT = 8

type ListenEndeProps = {
  gezeigt: number
  total: number
  mehr: boolean
  ausgeklappt: boolean
  fussnote: ReactNode
  neueAb: RefObject<number | null>
  onKlappeAus: () => void
  /** Checks whether newer data is there; then the next rows are shown. */
  onMehr: () => Promise<void>
}

/** The way to the rows that are not shown yet, and how many they are. */
export function ListenEnde(props: ListenEndeProps) {
  const { gezeigt, total, mehr, ausgeklappt, fussnote, neueAb, onKlappeAus, onMehr } = props
  const [laedt, setLaedt] = useState(false)
  const eingeklappt = !ausgeklappt && gezeigt > EINGEKLAPPT
  const breit = eingeklappt ? 'max-md:hidden' : ''

  function klappeAus() {
    neueAb.current = EINGEKLAPPT
    onKlappeAus()
  }

  async function ladeMehr() {
    setLaedt(true)
    neueAb.current = gezeigt
    try {
      await onMehr()
    } catch {
      neueAb.current = null
      showToast({ ...LADEFEHLER, variant: 'destructive' })
    }
    setLaedt(false)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-6">
      {eingeklappt && (
        <Button kind="secondary" onClick={klappeAus} className="max-md:w-full md:hidden print:hidden">
          {LISTE.alleZeigen(gezeigt)}
        </Button>
      )}
      {mehr && (
        <Button
          kind="secondary"
          busy={laedt}
          busyLabel={LISTE.laedt}
          onClick={ladeMehr}
          className={`max-md:w-full print:hidden ${breit}`}
        >
          {LISTE.mehrLaden}
        </Button>
      )}
      <p className="t1 text-ink2">
        {eingeklappt && <span className="md:hidden print:hidden">{EINGEKLAPPT}</span>}
        <span className={`${breit} print:inline`}>{gezeigt}</span> {LISTE.vonTotal(total)} · {fussnote}
      </p>
    </div>
  )
}
