import { offenerHaushalt } from '../haushalt.ts'
import { jeArt, nachAlter } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ARTEN, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Personenart, Regeln } from '../regel.ts'
import { allgemeinerAnspruch, auszahlung, hoechstensGanze, mitMindestanspruch } from '../richtpraemien.ts'

/**
 * Sources: PVV (GS VIII D/21/3), as of 01.01.2020; EG KVG (GS VIII D/21/1); Fachstelle IPV, Richtprämien 2026 of 18.11.2025 and
 * Berechnungsbeispiele zur IPV 2026.
 */

const RICHTPRAEMIEN_2026 = nachAlter(5_447, 3_896, 1_500)

/** Art. 1 PVV: of the whole income, by where it lies. */
const SAETZE = [
  [40_000, 0.09],
  [50_000, 0.1],
  [60_000, 0.11],
  [70_000, 0.12],
  [80_000, 0.13],
] as const
const SATZ_DARUEBER = 0.14

/** Art. 4 PVV: up to this income at least 80 % for children, 50 % in training. */
const GRENZBETRAG = 85_000
const MINDESTANSPRUECHE_2026 = { kind: 1_200, jungInAusbildung: 1_948 }

const ABZUG_JE_KIND = 5_000
const UNTERGRENZE_JE_PERSON = 12

function anspruch(lage: Lage): Anspruch {
  const { einheit } = lage
  const grund = offenerHaushalt(einheit)
  if (grund) return keineZahl(grund)

  const { massgebend, schritte } = massgebendes(lage, {
    satz: 0.1,
    abzuege: [ABZUG_JE_KIND * (einheit.kind + einheit.jungInAusbildung)],
  })
  const satz = SAETZE.find(([bis]) => massgebend <= bis)?.[1] ?? SATZ_DARUEBER
  const allgemein = allgemeinerAnspruch(einheit, RICHTPRAEMIEN_2026, satz, massgebend)
  // The example with two children (65000, 6094) has the minimum as a floor of the sum; per child it would be 7178.
  const minima = massgebend <= GRENZBETRAG ? MINDESTANSPRUECHE_2026 : {}
  const mit = mitMindestanspruch(einheit, allgemein.anteile, minima)
  const zeilen = [...schritte, ...allgemein.schritte, ...mit.schritte]
  const zuKlein = (art: Personenart) => mit.aufDemGanzen[art] < UNTERGRENZE_JE_PERSON
  if (ARTEN.some(art => einheit[art] > 0 && mit.aufDemGanzen[art] > 0 && zuKlein(art))) {
    zeilen.push(schritt('untergrenze', UNTERGRENZE_JE_PERSON))
  }
  const ausbezahlt = jeArt(art => (zuKlein(art) ? 0 : mit.aufDemGanzen[art]))
  return auszahlung(einheit, ausbezahlt, zeilen, { mindestens: !mit.eindeutig })
}

export const GL: Regeln = {
  2026: { anspruch, hoechstens: () => hoechstensGanze(RICHTPRAEMIEN_2026), deckel: 'netto' },
}
