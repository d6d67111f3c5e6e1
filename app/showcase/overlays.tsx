import { useState } from 'react'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Dialog, Drawer, Sheet } from '#app/ui/overlay/dialog.tsx'
import { closeDialog, opens } from '#app/ui/overlay/dialog-control.ts'
import { showToast } from '#app/ui/overlay/toast.ts'
import { Tooltip } from '#app/ui/overlay/tooltip.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StepIndicator } from '#app/ui/step-indicator.tsx'
import { Shelf, State } from './frame.tsx'

const steps = [
  { title: 'Daten eingeben', text: 'Jahrgang und PLZ' },
  { title: 'Angebot', text: 'Alle Optionen und Ersparnis' },
  { title: 'Anfrage senden', text: 'Kontaktdaten angeben' },
]

export function Steps() {
  const [current, setCurrent] = useState(1)
  return (
    <Shelf name="Schritte">
      <div className="grid gap-10">
        <StepIndicator look="wide" steps={steps} current={current} onSelect={setCurrent} />
        <div className="max-w-[28rem]">
          <StepIndicator steps={steps} current={0} onSelect={() => {}} />
        </div>
        <div>
          <Button kind="secondary" size="small" onClick={() => setCurrent((current + 1) % 3)}>
            Nächster Schritt
          </Button>
        </div>
      </div>
    </Shelf>
  )
}

export function Overlays() {
  return (
    <Shelf name="Fenster">
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="secondary" {...opens('muster-fenster')}>
          Cookie-Einstellungen
        </Button>
        <Button kind="secondary" {...opens('muster-lade')}>
          <Icon name="menu" /> Menü
        </Button>
        <Button kind="secondary" {...opens('muster-blatt')}>
          Blatt
        </Button>
        <Tooltip text="Der Betrag, den Sie im Jahr selbst bezahlen, bevor die Kasse zahlt.">
          <button type="button" aria-label="Was ist die Franchise?" className="grid size-11 place-content-center">
            <Icon name="info" />
          </button>
        </Tooltip>
        <Tooltip text="Zehn Prozent der Kosten über der Franchise, höchstens 700 Franken im Jahr.">
          <button type="button" className="textlink min-h-11">
            Selbstbehalt
          </button>
        </Tooltip>
      </div>
      <Dialog
        id="muster-fenster"
        title="Cookie-Einstellungen"
        footer={
          <>
            <Button onClick={() => closeDialog('muster-fenster')}>Speichern</Button>
            <Button kind="secondary" onClick={() => closeDialog('muster-fenster')}>
              Nur essenzielle
            </Button>
          </>
        }
      >
        <p className="mb-3 text-ink2">
          Sie entscheiden, was wir messen dürfen. Ohne Ihre Zustimmung messen wir nichts.
        </p>
        <Checkbox name="statistik">Statistik</Checkbox>
        <Checkbox name="marketing">Marketing</Checkbox>
      </Dialog>
      <Drawer id="muster-lade" title="Menü">
        <ul className="-mt-3">
          {['Startseite', 'Krankenkassen', 'Ratgeber', 'FAQ', 'Kontakt'].map(name => (
            <li key={name} className="border-b border-line">
              <a href={`#${name}`} className="t3 flex min-h-14 items-center justify-between font-semibold">
                {name} <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
        <Button className="mt-7 w-full">Kostenlose Beratung</Button>
      </Drawer>
      <Sheet
        id="muster-blatt"
        title="Karte anpassen"
        footer={<Button onClick={() => closeDialog('muster-blatt')}>Karte anzeigen</Button>}
      >
        <Checkbox name="unfall">Mit Unfall</Checkbox>
      </Sheet>
    </Shelf>
  )
}

export function Answers() {
  return (
    <Shelf name="Fragen">
      <Accordion
        items={[
          {
            title: 'Bis wann kann ich die Grundversicherung kündigen?',
            content: 'Die Kündigung muss spätestens am 30. November bei der Kasse eintreffen.',
          },
          {
            title: 'Sind die Leistungen der Grundversicherung bei allen Kassen gleich?',
            content: (
              <p>
                Ja. Das Gesetz legt sie fest.{' '}
                <a href="/grundversicherung" className="textlink">
                  Mehr zur Grundversicherung
                </a>
              </p>
            ),
          },
          {
            title:
              'Kann mich eine Krankenkasse wegen einer bestehenden Krankheit oder einer laufenden Behandlung in der Grundversicherung ablehnen?',
            content: 'Nein. In der Grundversicherung muss jede Kasse jede Person aufnehmen.',
          },
        ]}
      />
    </Shelf>
  )
}

export function Messages() {
  return (
    <Shelf name="Meldungen">
      <div className="grid gap-6 md:grid-cols-2">
        <EmptyState
          title="Keine Ergebnisse gefunden"
          text="Für Ihre Angaben konnten keine passenden Angebote gefunden werden."
        >
          <Button kind="secondary" size="small">
            Filter zurücksetzen
          </Button>
        </EmptyState>
        <div className="flex flex-col items-start gap-3">
          <Button
            kind="secondary"
            onClick={() =>
              showToast({
                title: 'Fehlende Angaben',
                description: 'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
                variant: 'destructive',
              })
            }
          >
            Fehler melden
          </Button>
          <Button
            kind="secondary"
            onClick={() =>
              showToast({
                title: 'Antrag erfolgreich eingereicht',
                description:
                  'Ihr Antrag auf Datenauskunft wurde erfolgreich eingereicht. Sie erhalten eine Antwort innerhalb von 30 Tagen.',
              })
            }
          >
            Erfolg melden
          </Button>
        </div>
        <Card kind="sheet">
          <p className="font-semibold">Blatt</p>
          <p className="text-ink2">Eine hellere Zelle für Rechner und geöffnete Zeilen.</p>
        </Card>
        <State name="Lädt">
          <div aria-busy="true" className="flex items-center gap-5">
            <Skeleton className="size-5" />
            <span className="grow">
              <Skeleton className="mb-2 h-4 w-2/5" />
              <Skeleton className="h-4 w-4/5" />
            </span>
            <Skeleton className="h-6 w-24" />
          </div>
        </State>
      </div>
    </Shelf>
  )
}
