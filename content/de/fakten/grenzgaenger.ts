import type { Thema } from './fakt.ts'
import { bag, gemeinsameEinrichtung, KVG, KVV } from './quellen.ts'

const BSV = {
  name: 'Bundesamt für Sozialversicherungen BSV, Ich wohne im Ausland',
  url: 'https://faq.bsv.admin.ch/de/international/int-krankenversicherung/ich-wohne-im-ausland-muss-ich-mich-trotzdem-der-schweiz',
}
const BEFREIUNG = gemeinsameEinrichtung('Befreiung', 'de/ueberblick-_content---1--1036.html')

export const GRENZGAENGER = {
  titel: 'Wohnen im Ausland, arbeiten in der Schweiz',
  fakten: {
    erwerbsort: {
      aussage:
        'Wer in der EU wohnt und in der Schweiz arbeitet, muss sich hier versichern, zusammen mit der Familie, die nicht arbeitet.',
      quelle: KVV('Art. 1 Abs. 2 Bst. d'),
      stand: '2026',
      bis: '2027-12-31',
    },
    optionsrecht: {
      aussage:
        'Aus Deutschland, Österreich, Italien und Frankreich ist eine Befreiung möglich; die Wahl gilt für die ganze ununterbrochene Tätigkeit.',
      quelle: BEFREIUNG,
      stand: '2025',
      bis: '2027-12-31',
    },
    optionsfrist: {
      aussage: 'Das Gesuch um Befreiung muss innert drei Monaten nach Beginn der Versicherungspflicht gestellt sein.',
      quelle: BSV,
      stand: '2025',
      bis: '2027-12-31',
    },
    neueOption: {
      aussage:
        'Wer in Deutschland, Österreich oder Italien wohnt und hier versichert ist, kann nach Heirat oder Geburt innert drei Monaten neu wählen.',
      quelle: BEFREIUNG,
      ab: '2017-03-01',
      stand: '2025',
      bis: '2027-12-31',
    },
    euPraemien: {
      aussage:
        'Rund ein Drittel der Kassen versichert Personen mit Wohnort in der EU; jeder Staat hat seine eigenen Prämien.',
      quelle: bag('Prämien EU/EFTA/UK', 'krankenversicherung-praemien-und-praemienverbilligung-eueftauk'),
      stand: '2025',
      bis: '2027-12-31',
    },
    euOhneModelle: {
      aussage:
        'Wahlfranchisen und Modelle mit erster Anlaufstelle stehen niemandem offen, der in der EU, in Island, Norwegen oder im Vereinigten Königreich wohnt.',
      quelle: KVV('Art. 101a'),
      stand: '2026',
      bis: '2027-12-31',
    },
    euVerbilligung: {
      aussage:
        'Prämienverbilligung gibt es auch mit Wohnort in der EU: für Grenzgänger vom Kanton des Arbeitsorts, mit einer Schweizer Rente vom Bund.',
      quelle: { ...KVG('Art. 65a'), name: 'Krankenversicherungsgesetz KVG, Art. 65a und 66a' },
      stand: '2026',
      bis: '2027-12-31',
    },
  },
} as const satisfies Thema
