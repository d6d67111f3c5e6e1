import { BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { DATEN_MELDUNG, PRUEFERGEBNIS } from '#content/mails/daten.ts'
import { BUNDESRECHNER } from '#content/zahlen/bundesrechner.ts'
import { mitApostroph } from '#content/zahlen/format.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import { messungText } from '#content/zahlen/plausibilitaet.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import type { Datenmeldung, Datenzusammenfassung, Katalogstand, Marktvergleich } from '#domain/katalog/katalogstand.ts'
import type { vermisstesJahr } from '#domain/katalog/takt.ts'
import { absatz, abschnitt, angaben, type Baustein, liste, verweis } from './bausteine.ts'
import { adresse } from './nachricht.ts'
import { type MailEinstellungen, mailAusgang } from './neuer-ausgang.ts'

const T = DATEN_MELDUNG

/** About premiums that came, are held or were refused. Its id comes from what it is about: processes that share a database write it once. */
export function datenMeldung(meldung: Datenmeldung, einstellungen: MailEinstellungen): NeuerAusgang {
  const { art, jahr, kennung, zeit } = meldung
  if (art === 'abgelehnt') {
    const bausteine = [absatz(T.warum), absatz(meldung.grund), absatz(T.weiter)]
    return datenAusgang(`daten-${jahr}-${kennung}-abgelehnt`, T.abgelehnt(jahr), bausteine, einstellungen, zeit)
  }
  if (art === 'gehalten') {
    const bausteine = [
      absatz(T.gehaltenSatz(jahr)),
      ...abschnitt(T.gemessen, [angaben(meldung.messungen.map(messungText))]),
      absatz(T.gehaltenRat(jahr)),
    ]
    return datenAusgang(`daten-${jahr}-${kennung}-gehalten`, T.gehalten(jahr), bausteine, einstellungen, zeit)
  }
  const bausteine = [absatz(T.geholt[art](jahr)), ...zusammenfassung(jahr, meldung), absatz(T.zurueck)]
  return datenAusgang(`daten-${jahr}-${kennung}`, T[art](jahr), bausteine, einstellungen, zeit)
}

function zusammenfassung(jahr: number, daten: Datenzusammenfassung): Baustein[] {
  return [
    angaben([
      [T.tabelle, daten.tabelle],
      [T.gelesen, mitApostroph(daten.gelesen)],
      [T.behalten, mitApostroph(daten.behalten)],
      ...Object.entries(daten.verworfen).map(([grund, n]) => [T.verworfen(grund), mitApostroph(n)] as const),
      [T.versicherer, String(daten.versicherer)],
      [T.regionen, String(daten.regionen)],
    ]),
    ...(daten.vergleich ? marktvergleich(daten.vergleich) : []),
    ...(daten.abzugBekannt ? [] : [absatz(T.ohneAbzug(jahr))]),
  ]
}

function marktvergleich({ vorjahr, gegangen, gekommen, aenderungen }: Marktvergleich): Baustein[] {
  const namen = (liste: readonly string[]) => liste.join(', ') || T.niemand
  return abschnitt(T.gegenueber(vorjahr), [
    angaben([
      [T.gegangen, namen(gegangen)],
      [T.gekommen, namen(gekommen)],
    ]),
    absatz(T.aenderungen),
    liste(aenderungen.map(({ versicherer, prozent }) => T.aenderung(versicherer, prozent))),
  ])
}

type Vermisst = NonNullable<ReturnType<typeof vermisstesJahr>>

/** Once per week while a year is missing that should be there; with what the pages say about it. */
export function fehltMeldung(
  { jahr, stichtag }: Vermisst,
  katalogstand: Katalogstand,
  hinweis: string | null,
  einstellungen: MailEinstellungen,
  jetzt: Zeit,
): NeuerAusgang {
  const bausteine = [
    absatz(T.fehltSatz(jahr)),
    ...(hinweis ? [absatz(T.seitenSagen(hinweis)), verweis(BUNDESRECHNER.name, BUNDESRECHNER.url)] : []),
    angaben([
      [T.letzte, zeitpunktText(katalogstand.letzte)],
      [T.ergebnis, PRUEFERGEBNIS[katalogstand.ergebnis]],
      [T.grund, katalogstand.grund ?? ''],
      [T.naechste, zeitpunktText(katalogstand.naechste)],
    ]),
    absatz(T.fehltRat(jahr)),
  ]
  return datenAusgang(`daten-${jahr}-fehlt-${stichtag}`, T.fehlt(jahr), bausteine, einstellungen, jetzt)
}

function datenAusgang(
  id: string,
  betreff: string,
  bausteine: readonly Baustein[],
  einstellungen: MailEinstellungen,
  erstellt: Zeit,
): NeuerAusgang {
  const mail = {
    an: adresse('', einstellungen.betreiberEmail),
    betreff,
    inhalt: { titel: betreff, bausteine, fuss: BETREIBER_FUSS },
  }
  const anlass = { id, referenz: T.referenz, emailHash: '', gehoertZu: 'nichts' } as const
  return mailAusgang('daten-meldung', anlass, mail, einstellungen, erstellt)
}
