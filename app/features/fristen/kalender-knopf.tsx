import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button } from '#app/ui/button.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { TERMINE } from '#content/wechsel/fristen.ts'
import { eintraegeDerFrist } from '#content/wechsel/kalendereintraege.ts'
import { tagText } from '#content/zahlen/format.ts'
import type { Frist } from '#domain/fristen/fristen.ts'
import { kalenderdatei } from '#domain/fristen/kalender.ts'

/** The dates with a reminder as a calendar file, made here: nobody learns who wants to be reminded. */
export function KalenderKnopf({ frist }: { frist: Frist }) {
  const { siteUrl } = useSeitenDaten()
  function speichern() {
    const text = kalenderdatei(eintraegeDerFrist(frist, siteUrl), Date.now())
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `kuendigung-${frist.eintreffen}.ics`)
  }
  return (
    <Button kind="secondary" size="small" onClick={speichern}>
      {TERMINE.kalender}
      <span className="sr-only">: {tagText(frist.eintreffen)}</span>
    </Button>
  )
}
