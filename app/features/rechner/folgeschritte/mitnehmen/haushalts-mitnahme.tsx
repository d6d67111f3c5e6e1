import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { MAIL } from '#content/rechner/mitnehmen.ts'
import { type Frist, naechsteFristJahresende } from '#domain/fristen.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import type { Haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import type { EigenePerson } from '../../zustand/person.ts'
import type { Gezaehlt } from '../haushalt/mitglieder.ts'
import { HaushaltsBlatt } from './haushalts-blatt.tsx'
import { mailAdresse } from './mail.ts'
import { Mitnehmen } from './mitnehmen.tsx'

type HaushaltsMitnahmeProps = {
  ort: EigenePerson['ort']
  titel: string
  personen: readonly Gezaehlt[]
  loesung: Loesung
  andere: { titel: string; loesung: Loesung } | undefined
  bezug: Haushaltsbezug | undefined
  preisjahr: Preisjahr
  /** Whoever must be insured at once has nothing to cancel. */
  sofort: boolean
  kassenName: (nummer: number) => string
}

/** Keeps the answer of a household. No address holds one, so none is copied. */
export function HaushaltsMitnahme({ sofort, ...props }: HaushaltsMitnahmeProps) {
  const { siteUrl, datum: heute } = useSeitenDaten()
  const frist = sofort ? null : naechsteFristJahresende(heute)
  return (
    <Mitnehmen
      frist={frist}
      mail={haushaltsMail({ ...props, frist, jahr: props.preisjahr.jahr, adresse: siteUrl })}
      blatt={() => <HaushaltsBlatt {...props} heute={heute} frist={frist} adresse={siteUrl} />}
    />
  )
}

type Mailinhalt = Pick<HaushaltsMitnahmeProps, 'titel' | 'personen' | 'loesung' | 'kassenName'> & {
  jahr: number
  frist: Frist | null
  adresse: string
}

export function haushaltsMail({ titel, personen, loesung, kassenName, jahr, frist, adresse }: Mailinhalt): string {
  return mailAdresse({
    betreff: MAIL.betreff(jahr),
    zeilen: [
      MAIL.auswahlHaushalt(titel, personen.length),
      MAIL.preisHaushalt(loesung.praemien, jahr),
      ...(frist ? [MAIL.frist(frist.eintreffen)] : []),
    ],
    entbehrlich: personen.flatMap(({ nummer }, index) => {
      const police = loesung.policen[index]
      if (!police) return []
      const { angebot, franchise, praemie } = police
      return MAIL.police(nummer, kassenName(angebot.versicherer), angebot.tarif, franchise, praemie)
    }),
    schluss: MAIL.adresse(adresse),
  })
}
