import { kontaktName, tarifbezeichnung } from '#content/krankenkassen/modelle.ts'
import { ANGABEN, UNFALLDECKUNG } from '#content/mails/angaben.ts'
import { frankenText, mitApostroph, SPRACHE } from '#content/zahlen/format.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { modellDes, TARIFTYPEN } from '#domain/praemien/modelle.ts'
import { bekannterVersicherer, bekannteVersicherer } from '#domain/praemien/versicherer.ts'
import { betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { summe } from '#domain/werte/rappen.ts'
import type { KontaktDaten, PraemienDaten } from './angenommene-anfrage.ts'
import type { Mailangabe } from './bausteine.ts'

/** The fields of an enquiry, in words and in reading order. */

const landname = new Intl.DisplayNames(SPRACHE, { type: 'region' })

export function personAus(daten: PraemienDaten | KontaktDaten) {
  return 'firstName' in daten
    ? {
        vorname: daten.firstName,
        nachname: daten.lastName,
        telefon: daten.phone,
        plz: daten.postalCode,
        ort: daten.city,
      }
    : daten
}

export function kontaktAngaben(daten: PraemienDaten | KontaktDaten): Mailangabe[] {
  const { vorname, nachname, telefon, plz, ort } = personAus(daten)
  return [
    [ANGABEN.name, `${vorname} ${nachname}`],
    [ANGABEN.email, daten.email],
    [ANGABEN.telefon, telefon],
    [ANGABEN.adresse, aufgezaehlt([`${daten.strasse} ${daten.nummer}`, `${plz} ${ort}`])],
    [ANGABEN.land, 'land' in daten ? (landname.of(daten.land) ?? daten.land) : ''],
    [ANGABEN.jahrgang, 'birthYear' in daten ? daten.birthYear : ''],
  ]
}

export function wunschAngaben(daten: PraemienDaten): Mailangabe[] {
  return [
    [ANGABEN.krankenkasse, daten.preferredInsurance],
    [ANGABEN.modell, modell(daten.selectedModel, daten.preferredInsurance, daten.selectedTariff)],
    [ANGABEN.produkt, daten.selectedTariff],
    [ANGABEN.franchise, franchise(daten.preferredFranchise)],
    [ANGABEN.unfall, UNFALLDECKUNG[daten.accidentInsurance] ?? ''],
    [ANGABEN.praemie, daten.monthlyPremium],
    [ANGABEN.praemienjahr, daten.premiumYear],
    // Of a household it is the sum, and stands with its persons.
    [ANGABEN.verbilligung, daten.personen.length > 0 ? '' : daten.reductionPerMonth],
  ]
}

export function heuteAngaben(daten: PraemienDaten | KontaktDaten): Mailangabe[] {
  return 'firstName' in daten
    ? [
        [ANGABEN.krankenkasse, daten.currentInsurance],
        [ANGABEN.franchise, franchise(daten.currentFranchise)],
      ]
    : [[ANGABEN.krankenkasse, daten.krankenkasse]]
}

export function haushaltAngaben({ personen, reductionPerMonth }: PraemienDaten): Mailangabe[] {
  return [
    ...personen.map(personAngabe),
    [ANGABEN.zusammen, zusammen(personen)],
    [ANGABEN.verbilligung, personen.length > 0 ? reductionPerMonth : ''],
  ]
}

function personAngabe(person: PraemienDaten['personen'][number], i: number): Mailangabe {
  return [
    ANGABEN.person(i + 1),
    aufgezaehlt([
      person.geburtsjahr && `${ANGABEN.jahrgang} ${person.geburtsjahr}`,
      person.krankenkasse,
      modell(person.modell, person.krankenkasse, person.selectedTariff),
      person.selectedTariff,
      person.franchise && `${ANGABEN.franchise} ${franchise(person.franchise)}`,
      UNFALLDECKUNG[person.unfallversicherung] ?? person.unfallversicherung,
      person.praemie,
      person.premiumYear && `${ANGABEN.praemienjahr} ${person.premiumYear}`,
      person.reductionPerMonth && `${ANGABEN.verbilligung} ${person.reductionPerMonth}`,
    ]),
  ]
}

const aufgezaehlt = (teile: readonly string[]) =>
  teile
    .map(teil => teil.trim())
    .filter(Boolean)
    .join(', ')

/** Of several persons, and only when every price can be read; an empty value is not shown. */
function zusammen(personen: PraemienDaten['personen']): string {
  const preise = personen.flatMap(({ praemie }) => betragAusEingabe(praemie) ?? [])
  const alle = preise.length === personen.length ? summe(preise) : 0
  return personen.length > 1 && alle ? `CHF ${frankenText(alle)}` : ''
}

/** As the calculator calls it; by the code where no product is named. */
function modell(angabe: string, kasse: string, tarif: string): string {
  const tariftyp = TARIFTYPEN.find(bekannter => bekannter === angabe)
  if (!tariftyp) return angabe
  const nummer = bekannteVersicherer().find(bekannte => bekannterVersicherer(bekannte) === kasse) ?? 0
  const kontakt = erstkontakt(tariftyp, nummer, tarif)
  return kontakt === 'je-nach-tarif' && tarif === ''
    ? tarifbezeichnung(modellDes(tariftyp, '', ''))
    : kontaktName(kontakt)
}

const franchise = (angabe: string) => (/^\d{1,5}$/.test(angabe) ? `CHF ${mitApostroph(Number(angabe))}` : angabe)
