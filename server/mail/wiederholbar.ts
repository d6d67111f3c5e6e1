import { UNFALLDECKUNG } from '#content/mails/angaben.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { regeln } from '#contract/feldregeln.ts'
import { ALLE_FRANCHISEN } from '#domain/kosten/franchise.ts'
import { TARIFTYPEN } from '#domain/praemien/modelle.ts'
import { betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import type { Bekanntes, GenannterWohnort } from '../daten/bekanntes.ts'
import type { AngenommeneAnfrage, KontaktDaten, PraemienDaten } from './angenommene-anfrage.ts'

/**
 * The enquiry as it may be repeated to an address that nobody has confirmed, which a stranger may have typed. What has a
 * strict form or stands in our own lists and tables stays; everything else is empty, and so is left out. Every field is
 * named here: a new one is not repeated by accident.
 */
export function wiederholbar(anfrage: AngenommeneAnfrage, bekanntes: Bekanntes): AngenommeneAnfrage {
  return anfrage.art === 'praemie'
    ? { ...anfrage, daten: ausDemRechner(anfrage.daten, bekanntes) }
    : { ...anfrage, daten: vonDerKontaktseite(anfrage.daten, bekanntes) }
}

function ausDemRechner(daten: PraemienDaten, bekanntes: Bekanntes): PraemienDaten {
  const getippt = { plz: daten.postalCode, ort: daten.city }
  const { plz: postalCode, ort: city } = wohnort(getippt, bekanntes)
  const preferredInsurance = kasse(daten.preferredInsurance, bekanntes)
  return {
    firstName: '',
    lastName: '',
    email: daten.email,
    phone: telefon(daten.phone),
    birthYear: jahr(daten.birthYear),
    postalCode,
    city,
    strasse: '',
    nummer: '',
    currentInsurance: kasse(daten.currentInsurance, bekanntes),
    currentFranchise: franchise(daten.currentFranchise),
    preferredInsurance,
    preferredFranchise: franchise(daten.preferredFranchise),
    selectedModel: modell(daten.selectedModel),
    monthlyPremium: preis(daten.monthlyPremium),
    ...tarif(daten, preferredInsurance, getippt, bekanntes),
    reductionPerMonth: betrag(daten.reductionPerMonth),
    accidentInsurance: daten.accidentInsurance,
    beduerfnisse: '',
    personen: daten.personen.map(person => ({
      geburtsjahr: jahr(person.geburtsjahr),
      unfallversicherung: Object.hasOwn(UNFALLDECKUNG, person.unfallversicherung) ? person.unfallversicherung : '',
      franchise: franchise(person.franchise),
      krankenkasse: kasse(person.krankenkasse, bekanntes),
      modell: modell(person.modell),
      praemie: preis(person.praemie),
      ...tarif(person, kasse(person.krankenkasse, bekanntes), getippt, bekanntes),
      reductionPerMonth: betrag(person.reductionPerMonth),
    })),
    datenschutzEinverstaendnis: daten.datenschutzEinverstaendnis,
    weitergabeEinverstaendnis: daten.weitergabeEinverstaendnis,
  }
}

function vonDerKontaktseite(daten: KontaktDaten, bekanntes: Bekanntes): KontaktDaten {
  return {
    vorname: '',
    nachname: '',
    krankenkasse: kasse(daten.krankenkasse, bekanntes),
    email: daten.email,
    telefon: telefon(daten.telefon),
    strasse: '',
    nummer: '',
    // The directory knows Swiss places only.
    ...(daten.land === 'CH' ? wohnort(daten, bekanntes) : { plz: '', ort: '' }),
    land: daten.land,
    nachricht: '',
    anliegen: daten.anliegen,
    datenschutzEinverstaendnis: daten.datenschutzEinverstaendnis,
    weitergabeEinverstaendnis: daten.weitergabeEinverstaendnis,
  }
}

function wohnort(getippt: GenannterWohnort, bekanntes: Bekanntes): GenannterWohnort {
  const ort = bekanntes.ort(getippt)
  return ort === null ? { plz: '', ort: '' } : { plz: getippt.plz, ort }
}

function tarif(
  { selectedTariff, premiumYear }: Pick<PraemienDaten, 'selectedTariff' | 'premiumYear'>,
  versicherer: string,
  getippt: GenannterWohnort,
  bekanntes: Bekanntes,
): Pick<PraemienDaten, 'selectedTariff' | 'premiumYear'> {
  const produkt = { jahr: jahr(premiumYear), versicherer, name: selectedTariff }
  return {
    selectedTariff: versicherer && selectedTariff && bekanntes.istProdukt(produkt, getippt) ? selectedTariff : '',
    premiumYear: produkt.jahr,
  }
}

const wenn = (istStreng: boolean, wert: string) => (istStreng ? wert : '')

const kasse = (name: string, { istVersicherer }: Bekanntes) => wenn(istVersicherer(name), name)
const franchise = (betrag: string) => wenn(ALLE_FRANCHISEN.map(String).includes(betrag), betrag)
const modell = (tariftyp: string) =>
  wenn(
    TARIFTYPEN.some(bekannter => bekannter === tariftyp),
    tariftyp,
  )
const preis = (text: string) => wenn(/^CHF \d{1,3}(?:’\d{3})?\.\d{2}$/.test(text), text)
/** An amount however it was written, in our own form. */
function betrag(text: string): string {
  const gelesen = betragAusEingabe(text)
  return gelesen === undefined ? '' : `CHF ${frankenText(gelesen)}`
}
const jahr = (text: string) => wenn(/^\d{4}$/.test(text), text)
/** Digits alone: dots and slashes between them could make an address. */
const telefon = (nummer: string) =>
  wenn(nummer !== '' && regeln.telefon(nummer) === null, nummer.replace(/[^\d+]+/g, ' ').trim())
