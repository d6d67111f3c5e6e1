import { saveFile } from '#app/ui/save-file.ts'
import type { Frist } from '#domain/fristen.ts'
import { eintraegeDerFrist, kalenderdatei } from '#domain/kalender.ts'

export function saveKalender(frist: Frist, siteUrl: string, jetzt: number) {
  const text = kalenderdatei(eintraegeDerFrist(frist, siteUrl), jetzt)
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `kuendigung-${frist.eintreffen}.ics`)
}
