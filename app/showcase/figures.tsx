import { Badge } from '#app/ui/badge.tsx'
import { LabelledBar, SavingsBar } from '#app/ui/bar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { Shelf, State } from './frame.tsx'

export function Figures() {
  return (
    <>
      <Shelf name="Preisfigur">
        <div className="grid gap-10">
          <PriceFigure amount="361.75" per="Monat" size="xl" />
          <PriceFigure amount="1’447.05" per="Monat" size="xl" />
          <div className="flex flex-wrap items-end gap-10">
            <PriceFigure amount="1’341.60" per="Jahr" />
            <PriceFigure amount="361.75" per="Monat" size="s" />
          </div>
        </div>
      </Shelf>
      <Shelf name="Ersparnis">
        <div className="grid gap-10 md:grid-cols-[2fr_1fr]">
          <div className="grid gap-8">
            <SavingsBar
              paid={36_175}
              compare={47_355}
              paidLabel={<b className="font-semibold text-ink">Sie zahlen 361.75</b>}
              savedLabel={
                <>
                  <b className="font-semibold text-ink">Sie sparen 111.80</b> von 473.55 im Monat
                </>
              }
            />
            <SavingsBar
              paid={46_800}
              compare={47_355}
              paidLabel={<b className="font-semibold text-ink">Sie zahlen 468.00</b>}
              savedLabel={<b className="font-semibold text-ink">Sie sparen 5.55</b>}
            />
            <SavingsBar
              paid={47_355}
              compare={47_355}
              paidLabel={
                <>
                  <b className="font-semibold text-ink">Keine Ersparnis.</b> Ihr heutiger Tarif ist bereits der
                  günstigste.
                </>
              }
              savedLabel=""
            />
          </div>
          <div className="flex flex-wrap items-start gap-3 md:flex-col">
            <Badge kind="butter">Günstigstes Angebot</Badge>
            <Badge kind="butter">Sie sparen CHF 1’341.60 pro Jahr</Badge>
            <Badge>Offizielle BAG-Prämien 2025</Badge>
            <Badge kind="plain">Beispieldaten</Badge>
          </div>
        </div>
      </Shelf>
      <Shelf name="Balken">
        <div className="grid gap-5">
          <LabelledBar
            label="Wenig"
            hint="Arztkosten 300"
            value="4’727.40"
            parts={[
              { share: 0.56, fill: 'bar' },
              { share: 0.04, fill: 'mid' },
            ]}
          />
          <LabelledBar
            label="Erwartet"
            hint="Arztkosten 800"
            value="5’227.40"
            parts={[
              { share: 0.56, fill: 'bar' },
              { share: 0.1, fill: 'mid' },
            ]}
          />
          <LabelledBar
            label="Viel"
            hint="ab 9’500"
            value="7’627.40"
            parts={[
              { share: 0.56, fill: 'bar' },
              { share: 0.42, fill: 'mid' },
            ]}
          />
          <LabelledBar label="Zum Vergleich" value="5’682.60" parts={[{ share: 0.71, fill: 'mute' }]} />
        </div>
      </Shelf>
    </>
  )
}

export function Buttons() {
  return (
    <Shelf name="Knöpfe">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-8">
        <State name="Ruhe">
          <Button>
            Weiter <Icon name="arrow-right" />
          </Button>
        </State>
        <State name="Hover">
          <Button className="bg-fir-h!">
            Weiter <Icon name="arrow-right" />
          </Button>
        </State>
        <State name="Fokus">
          <Button className="outline-3 outline-offset-3 outline-fir">
            Weiter <Icon name="arrow-right" />
          </Button>
        </State>
        <State name="Gesperrt">
          <Button disabled>Weiter</Button>
          <p className="t1 mt-2 text-ink2">Es fehlen noch Jahrgang und PLZ.</p>
        </State>
        <State name="Bereit zum Senden">
          <Button busyLabel="Wird gesendet...">Anfrage senden</Button>
        </State>
        <State name="Sendet">
          <Button busy busyLabel="Wird gesendet...">
            Anfrage senden
          </Button>
        </State>
        <State name="Zweitrangig">
          <Button kind="secondary">Zurück</Button>
        </State>
        <State name="Zweitrangig, gesperrt">
          <Button kind="secondary" disabled>
            Zurück
          </Button>
        </State>
        <State name="Klein">
          <div className="flex flex-wrap gap-3">
            <Button size="small">Speichern</Button>
            <Button kind="secondary" size="small">
              Filter zurücksetzen
            </Button>
          </div>
        </State>
        <State name="Verweis">
          <ButtonLink section="ui" to="/kontakt" kind="secondary">
            Kostenlose Beratung
          </ButtonLink>
        </State>
        <State name="Langer Text">
          <Button>Persönliche Krankenversicherungsprämienberatung unverbindlich anfragen</Button>
        </State>
        <State name="Auf dunklem Grund">
          <div className="grid gap-4 bg-slab p-6 sm:flex">
            <Button kind="inverse">Jetzt vergleichen</Button>
          </div>
        </State>
      </div>
    </Shelf>
  )
}

const iconNames: readonly IconName[] = [
  'menu',
  'close',
  'chevron-down',
  'chevron-right',
  'arrow-right',
  'check',
  'info',
  'share',
  'phone',
  'mail',
  'calendar',
  'search',
  'plus',
  'print',
]

export function Icons() {
  return (
    <Shelf name="Zeichen">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-4">
        {iconNames.map(name => (
          <li key={name} className="t1 flex items-center gap-3 text-ink2">
            <Icon name={name} className="text-ink" /> {name}
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
