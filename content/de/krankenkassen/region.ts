import type { Preisjahr } from '#domain/praemien/jahreswerte.ts'
import { abzugText } from '../versicherer/saetze.ts'

/* A profile after a comparison: the insurer in the visitor's own region. */

export const EIGENE_REGION = {
  titel: (name: string) => `${name} in Ihrer Region`,
  nachAlter: 'Günstigster Tarif nach Alter, CHF im Monat',
  nachModell: 'Günstigster Tarif je Modell, ab 26 Jahren',
  rang: (rang: number, von: number) => `Rang ${rang} von ${von}`,
  keines: (name: string) =>
    `In Ihrer Region verkauft ${name} Erwachsenen keinen Tarif, der in der ganzen Region gilt und die Franchise 2’500 hat.`,
  vergleichen: 'Wer in Ihrer Region günstig ist',
  herkunft: (mitPreis: boolean, preisjahr: Preisjahr) =>
    `${mitPreis ? `Prämien ${preisjahr.jahr}${abzugText(preisjahr)}. ` : ''}Ihre Region stammt aus Ihrem Vergleich. Sie bleibt in diesem Fenster und geht an niemanden.`,
} as const
