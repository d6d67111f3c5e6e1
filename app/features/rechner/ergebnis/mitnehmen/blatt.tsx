import { kantonName } from '#content/kantone.ts'
import { BLATT, PERSON, TITEL } from '#content/rechner/mitnehmen.ts'
import { ersparnisProJahr } from '#domain/ersparnis.ts'
import type { Frist } from '#domain/fristen.ts'
import type { Zustand } from '../../zustand/zustand.ts'
import type { Sicht, Umfeld } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/titel.ts'
import { Angebotstabelle } from './angebots-tabelle.tsx'
import { Ersparnis, Fristen, Kopfzahl } from './blatt-teile.tsx'
import { bezugsart, ohneWechsel } from './blatt-zeilen.ts'
import { Druckblatt } from './druckblatt.tsx'
import { Franchisen } from './franchisen.tsx'
import { NichtsTunTeil } from './nichts-tun-teil.tsx'
import { Personentabelle } from './personen-tabelle.tsx'

type BlattProps = {
  zustand: Pick<Zustand, 'geteilt' | 'wohnort'>
  sicht: Sicht
  umfeld: Pick<Umfeld, 'heute' | 'kassenName'>
  frist: Frist | null
  adresse: string
}

/** The answer on paper, at full prices. */
export function Blatt({ zustand, sicht, umfeld: { heute, kassenName }, frist, adresse }: BlattProps) {
  const { personen, volleLoesung, volleTabelle } = sicht
  const [ich, ...weitere] = personen
  if (!volleLoesung || !ich) return null
  const { name, zusatz } = titelVon(sicht, volleLoesung, kassenName)
  const allein = weitere.length === 0
  const nichtsTun = allein ? ohneWechsel(ich, volleTabelle) : undefined
  return (
    <Druckblatt angaben={angaben(zustand, sicht)} preisjahr={volleTabelle} adresse={adresse}>
      <Kopfzahl
        titel={abzeichen(sicht)}
        name={name}
        produkt={zusatz}
        preis={volleLoesung.praemien}
        ersparnis={<Sparfeld sicht={sicht} kassenName={kassenName} />}
      />
      {!allein && <Personentabelle {...{ sicht, kassenName }} loesung={volleLoesung} />}
      {nichtsTun && ich.voll && (
        <NichtsTunTeil {...{ nichtsTun, kassenName }} gewaehlt={ich.voll} jahr={volleTabelle.jahr} />
      )}
      <Angebotstabelle sicht={sicht} kassenName={kassenName} />
      {allein && sicht.regler && <Franchisen regler={sicht.regler} />}
      {frist && <Fristen frist={frist} heute={heute} />}
    </Druckblatt>
  )
}

function abzeichen({ istGuenstigste, ordnung, volleTabelle: { jahr } }: Sicht): string {
  if (!istGuenstigste) return BLATT.auswahl(jahr)
  return ordnung === 'preis' ? BLATT.guenstigstes(jahr) : BLATT.tiefsteKosten(jahr)
}

function angaben({ geteilt, wohnort }: BlattProps['zustand'], { personen, volleTabelle }: Sicht): string[] {
  const region = PERSON.region(kantonName(volleTabelle.kanton), volleTabelle.region)
  const ort = !geteilt && wohnort.gewaehlt
  const wo = ort ? `${ort.plz} ${ort.ort}, ${region}` : region
  const [ich, ...weitere] = personen
  if (!ich || weitere.length > 0) return [TITEL.personen(personen.length), wo]
  const jahrgang = ich.jahrgang === null ? [] : [PERSON.jahrgang(ich.jahrgang)]
  return [...jahrgang, wo, PERSON.unfall(ich.unfall === 'MIT'), PERSON.franchise(ich.voll?.franchise ?? ich.gilt)]
}

function Sparfeld({
  sicht: { volleLoesung, vollerBezug },
  kassenName,
}: Pick<BlattProps, 'sicht'> & Pick<Umfeld, 'kassenName'>) {
  if (!volleLoesung || !vollerBezug) return null
  const { personen, preis } = vollerBezug
  const [einer] = personen
  const art = bezugsart(personen)
  const { wenigerAls } = BLATT
  return (
    <Ersparnis
      titel={
        art === 'kasse'
          ? wenigerAls.kasse(einer?.art === 'tarif' ? kassenName(einer.versicherer) : '')
          : wenigerAls[art]
      }
      betrag={ersparnisProJahr(volleLoesung.praemien, vollerBezug)}
      zeilen={[
        BLATT.rechnung(preis, volleLoesung.praemien),
        ...(art === 'durchschnitt' ? [BLATT.durchschnitt] : []),
        ...(art === 'gemischt' ? [BLATT.gemischt] : []),
      ]}
    />
  )
}
