import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Frist } from '#domain/fristen.ts'
import { tagText } from '#domain/kalender-tag.ts'

/** The dates with a reminder as a calendar file, made here: nobody learns who wants to be reminded. */
export function KalenderKnopf({ frist }: { frist: Frist }) {
  const { siteUrl } = useSeitenDaten()
  async function speichern() {
    try {
      const { saveKalender } = await import('./save-kalender.ts')
      saveKalender(frist, siteUrl, Date.now())
    } catch {
      showToast({
        title: 'Fehler',
        description: 'Der Kalendereintrag konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Button kind="secondary" size="small" onClick={speichern}>
      In den Kalender eintragen
      <span className="sr-only">: {tagText(frist.eintreffen)}</span>
    </Button>
  )
}
