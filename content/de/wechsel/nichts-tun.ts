import { jahreswechsel } from '#domain/jahreswechsel/jahreswechsel.ts'
import type { NichtsTun, NichtsTunFrage, NichtsTunZahl } from '#domain/police/nichts-tun.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { ohneVorzeichen, type Rappen } from '#domain/werte/rappen.ts'
import { differenzText, frankenText, mitApostroph, prozentText } from '../zahlen/format.ts'

/*
 * The words of 'Wenn Sie nichts tun'. Rules are told as the law has them (the articles stand beside them); what the law
 * leaves to an insurer is called its conditions.
 */

/** What is asked where the tables leave it open. */
export const NICHTS_TUN = {
  welcherTarif: 'Welcher Tarif ist es ab 1. Januar?',
  welcheFranchise: 'Welche Franchise soll gelten?',
  antwortAendern: 'Antwort ändern',
  mehr: 'Mehr dazu',
}

/** The line above the answer. `name`: whose, of several of whom not all are known; null: the visitor's, alone. */
export const NICHTS_TUN_ZEILE = {
  titel: (name: string | null) => (name === null ? 'Wenn Sie nichts tun' : `${name}, ohne Wechsel`),
  alle: 'Wenn niemand etwas tut',
  ab: 'ab 1. Januar',
  zuHeute: (proMonat: Rappen) => (proMonat === 0 ? 'gleich viel wie heute' : `${differenzText(proMonat)} zu heute`),
  mit: (was: string) => `mit ${was}`,
  mitDenPolicen: 'Franchisen und Unfall wie in den Policen',
  vollerPreis: 'vor Prämienverbilligung',
  verbilligt: 'nach Prämienverbilligung',
}

/** Beside the bars of the months. */
export const BALKEN = {
  januar: 'Januar',
  dezember: (jahr: number) => `Dezember ${jahr}`,
}

/** How an insurer is called. */
export type Kassenname = (versicherer: number) => string

/** A heading, and below it the sentences in their order. */
export type Auskunft = { titel: string; saetze: readonly string[] }

export function nichtsTunText(ergebnis: NichtsTun, kasse: Kassenname): Auskunft {
  if (ergebnis.art === 'unbekannt')
    return {
      titel: 'Diesen Tarif finden wir nicht',
      saetze: ['Zu diesem Betrag passt kein Tarif mehr. Geben Sie den Betrag noch einmal ein.'],
    }
  if (ergebnis.art === 'ohne-heute') {
    const { danach, jahr } = ergebnis
    return {
      titel: abJanuar(danach.preis),
      saetze: [
        `Das ist «${danach.name}» aus Ihrem Brief. Was Sie heute zahlen, lässt sich aus den Prämien ${jahr - 1} nicht sicher ablesen.`,
        ...hinweise(ergebnis),
      ],
    }
  }
  return { titel: titel(ergebnis, kasse), saetze: [...aussage(ergebnis, kasse), ...hinweise(ergebnis)] }
}

type Wahl = Extract<NichtsTun, { art: 'wahl' }>
type Antwort = { text: string; nachfolger: NonNullable<NichtsTunFrage['nachfolger']> }

/** What can be answered to the question which tariff it is. */
export function antworten({ kandidaten }: Wahl): Antwort[] {
  return [
    ...kandidaten.map((nachfolger): Antwort => ({ text: nachfolger.name, nachfolger })),
    { text: 'Keiner davon', nachfolger: 'keiner' },
  ]
}

type Bekannt = Exclude<NichtsTun, { art: 'unbekannt' | 'ohne-heute' }>

const abJanuar = (preis: Rappen) => `Wenn Sie nichts tun: ${chf(preis)} ab 1. Januar`

function titel(ergebnis: Bekannt, kasse: Kassenname): string {
  const { jahr, heute } = ergebnis
  switch (ergebnis.art) {
    case 'zahl':
      return abJanuar(ergebnis.danach.preis)
    case 'wahl':
      return NICHTS_TUN.welcherTarif
    case 'franchise-waehlen':
      return 'Welche Franchise ist es ab 1. Januar?'
    case 'tarif-endet':
      return ergebnis.grund === 'nicht-hier'
        ? `Ihr Tarif ist ${jahr} an Ihrem Ort nicht mehr zu haben`
        : `Ihren Tarif gibt es ${jahr} so nicht mehr`
    case 'kasse-endet':
      return `${kasse(heute.versicherer)} bietet ${jahr} in Ihrer Region keine Grundversicherung mehr an`
    case 'stufe-unklar':
      return `Der Kinderpreis ${jahr} ist noch offen`
  }
}

function aussage(ergebnis: Bekannt, kasse: Kassenname): string[] {
  const { jahr, heute, heutigeFranchise } = ergebnis
  const name = kasse(heute.versicherer)
  const bisher = `Heute zahlen Sie ${chf(heute.preis)} im Monat.`
  switch (ergebnis.art) {
    case 'zahl':
      return zahlSaetze(ergebnis, name)
    case 'wahl':
      return [
        `«${heute.name}» heisst bei ${name} ${jahr} anders, oder es gibt den Tarif nicht mehr. Im Brief mit der Prämie ${jahr} steht, welcher Tarif für Sie gilt. Wählen Sie ihn: Dann nennen wir Ihnen den Betrag.`,
        bisher,
      ]
    case 'franchise-waehlen':
      return [
        ergebnis.grund === 'klasse'
          ? `Ihre Franchise von CHF ${mitApostroph(heutigeFranchise)} gibt es in der neuen Altersklasse nicht. Wählen Sie eine andere: Dann nennen wir Ihnen den Betrag.`
          : `${name} bietet diesen Tarif ${jahr} nicht mehr mit Franchise ${mitApostroph(heutigeFranchise)} an. Wählen Sie eine andere: Dann nennen wir Ihnen den Betrag.`,
        bisher,
      ]
    case 'tarif-endet':
      // KVG 7 para. 2: every insured person is told the new premium two months ahead.
      return [
        ergebnis.grund === 'nicht-hier'
          ? `${name} führt «${heute.name}» ${jahr} weiter, aber nicht mehr in Ihrer Gemeinde.`
          : `«${heute.name}» steht nicht mehr in den Prämien ${jahr}.`,
        `Wie Sie ab 1. Januar versichert sind, muss Ihnen ${name} schreiben: mindestens zwei Monate vorher, also bis Ende Oktober (Art. 7 Abs. 2 KVG). Haben Sie keinen Brief erhalten? Dann fragen Sie nach.`,
        bisher,
      ]
    case 'kasse-endet':
      // KVG 7 para. 4; KVAG 9 para. 3 on transfers; KVG 6 para. 2 on who chooses none.
      return [
        `Was für Sie gilt, muss Ihnen ${name} schreiben. Gibt die Kasse ganz auf, endet die Versicherung mit ihrer Bewilligung (Art. 7 Abs. 4 KVG), oder eine andere Kasse übernimmt Sie (Art. 9 Abs. 3 KVAG). Zieht sie sich nur aus Ihrer Region zurück, fragen Sie nach.`,
        'Wählen Sie selbst eine Kasse: Jede Ihrer Region muss Sie in die Grundversicherung aufnehmen. Wählen Sie keine, bestimmt der Kanton eine für Sie (Art. 6 Abs. 2 KVG).',
        bisher,
      ]
    case 'stufe-unklar':
      return [
        `Der Preis hängt davon ab, wie viele Kinder ${jahr} bei ${name} versichert sind. Er steht im Brief mit der Prämie ${jahr}.`,
        bisher,
      ]
  }
}

function zahlSaetze(zahl: NichtsTunZahl, name: string): string[] {
  const { heute, danach, proMonat, proJahr, nachfolge, stufe } = zahl
  const saetze = [
    proMonat === 0
      ? `Heute ${chf(heute.preis)}, ab 1. Januar gleich viel, wenn Sie nichts tun.`
      : `Heute ${chf(heute.preis)}, ab 1. Januar ${chf(danach.preis)}, wenn Sie nichts tun: ${mitVorzeichen(proJahr)} im Jahr.`,
  ]
  if (liegtAnDerKasse(zahl)) {
    const { prozent } = jahreswechsel(
      { jahr: zahl.jahr - 1, preis: heute.preis },
      { jahr: zahl.jahr, preis: danach.preis },
    )
    const verb = proMonat > 0 ? 'erhöht' : 'senkt'
    saetze.push(`${name} ${verb} Ihren Tarif um ${chf(ohneVorzeichen(proMonat))} im Monat, ${prozentText(prozent)}.`)
  }
  if (nachfolge === 'umbenannt') saetze.push(`Ihr Tarif heisst neu «${danach.name}».`)
  if (nachfolge === 'gewaehlt') saetze.push(`Gerechnet mit «${danach.name}», wie Sie angegeben haben.`)
  if (zahl.franchise !== zahl.heutigeFranchise)
    saetze.push(`Gerechnet mit Franchise ${mitApostroph(zahl.franchise)} statt ${mitApostroph(zahl.heutigeFranchise)}.`)
  if (stufe === 'K3' || stufe === 'K4' || stufe === 'K5')
    saetze.push('Gerechnet mit dem gleichen Geschwisterpreis wie heute.')
  return saetze
}

/** Age, region and franchise move a price as well: then it is not the insurer who raised it. */
function liegtAnDerKasse({ proMonat, heute, klassenwechsel, regionswechsel, ...zahl }: NichtsTunZahl): boolean {
  const gleicheFrage = !klassenwechsel && !regionswechsel && zahl.franchise === zahl.heutigeFranchise
  return gleicheFrage && proMonat !== 0 && heute.preis > 0
}

const KLASSE: Readonly<Record<Altersklasse, string>> = {
  'AKL-KIN': 'Kinder (bis 18 Jahre)',
  'AKL-JUG': 'junge Erwachsene (19 bis 25 Jahre)',
  'AKL-ERW': 'Erwachsene (ab 26 Jahren)',
}

function hinweise(ergebnis: Exclude<NichtsTun, { art: 'unbekannt' }>): string[] {
  const { jahr, klassenwechsel, regionswechsel, preisart } = ergebnis
  return [
    klassenwechsel && `Ab 1. Januar ${jahr} gilt die Altersklasse ${KLASSE[klassenwechsel.zu]}.`,
    regionswechsel && `Ihre Gemeinde liegt ${jahr} in einer anderen Prämienregion.`,
    preisart === 'brutto' && 'Alle Preise vor Abzug der Umweltabgabe: Sie ist noch nicht für beide Jahre bekannt.',
  ].filter(satz => typeof satz === 'string')
}

const chf = (rappen: Rappen) => `CHF ${frankenText(rappen)}`

/** «+CHF 630.00», «−CHF 24.00» */
const mitVorzeichen = (rappen: Rappen) => `${rappen < 0 ? '−' : '+'}${chf(ohneVorzeichen(rappen))}`
