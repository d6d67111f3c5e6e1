import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { MAIL } from '#content/rechner/mitnehmen.ts'
import { type Frist, naechsteFristJahresende } from '#domain/fristen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from '../../zustand/person.ts'
import type { Schritt2 } from '../../zustand/zustand.ts'
import type { Auswertung } from '../angebot/auswertung.ts'
import type { Listenzeile } from '../angebot/liste.ts'
import { Teilen } from '../angebot/teilen.tsx'
import { fragmentZuVergleich } from '../laden/fragment.ts'
import { AngebotsBlatt } from './angebots-blatt.tsx'
import { mailAdresse } from './mail.ts'
import { Mitnehmen } from './mitnehmen.tsx'

type AngebotsMitnahmeProps = {
  zustand: Schritt2
  tabelle: Regionstabelle
  auswertung: Auswertung
  gewaehlt: Listenzeile
  kassenName: (nummer: number) => string
}

/** Keeps the result of one person. */
export function AngebotsMitnahme({ zustand, tabelle, auswertung, gewaehlt, kassenName }: AngebotsMitnahmeProps) {
  const { siteUrl, datum: heute } = useSeitenDaten()
  const { person, wahl, ansicht, sofort } = zustand
  const { jahr, kanton, region } = tabelle
  const fragment = fragmentZuVergleich({
    ...{ jahr, kanton, region, klasse: auswertung.frage.klasse, unfall: person.unfall },
    franchise: wahl.franchise,
  })
  const frist = sofort === null ? naechsteFristJahresende(heute) : null
  return (
    <Mitnehmen
      frist={frist}
      mail={angebotsMail({
        ...{ gewaehlt, person, jahr, frist },
        kasse: kassenName(gewaehlt.versicherer),
        adresse: `${siteUrl}/${fragment}`,
      })}
      blatt={() => (
        <AngebotsBlatt
          {...{ person, wahl, ansicht, tabelle, auswertung, gewaehlt, heute, frist, kassenName }}
          adresse={`${siteUrl}/${fragment}`}
        />
      )}
    >
      <Teilen fragment={fragment} />
    </Mitnehmen>
  )
}

type Mailinhalt = {
  gewaehlt: Listenzeile
  kasse: string
  person: Pick<Person, 'unfall'>
  jahr: number
  frist: Frist | null
  adresse: string
}

export function angebotsMail({ gewaehlt, kasse, person, jahr, frist, adresse }: Mailinhalt): string {
  const { tarif, preis, franchise } = gewaehlt
  return mailAdresse({
    betreff: MAIL.betreff(jahr),
    zeilen: [
      MAIL.auswahl(kasse, angebotsmodell(gewaehlt), tarif),
      MAIL.preis(preis, jahr),
      MAIL.angaben(franchise, person.unfall === 'MIT'),
      ...(frist ? [MAIL.frist(frist.eintreffen)] : []),
    ],
    schluss: MAIL.adresse(adresse),
  })
}
