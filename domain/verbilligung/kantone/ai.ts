import { jeArt, jeMonat, nachAlter, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausJahr, genau, keinAnspruch, keineZahl, schritt, summeJePerson } from '../rechnen.ts'
import type { Anspruch, Lage, Personenart, Regel, Regeln } from '../regel.ts'

/** Appenzell Innerrhoden. GS 832.501 with annex (02.12.2025, in force 01.01.2026); Merkblatt IPV 2026 (09.12.2025). */
const J2026 = {
  richtpraemien: [4640, 3446, 1034],
  // Per cent, rising per full 1000 above `ab`: with started ones 12 % would stand at 84'001 already, against the text.
  selbstbehalt: { tiefster: 7, hoechster: 12, je1000: 0.125, ab: 45000 },
  // Raised to 80 % and 50 % of the premium, in whole francs.
  angehoben: { kind: 827, jungInAusbildung: 1723 } as Partial<Record<Personenart, number>>,
  angehobenBis: 75000,
  untergrenze: 100,
  vermoegensanteil: 0.1,
  // Who is under 26 and has less is part of the parents' claim.
  eigenesEinkommenAb: 12000,
} as const

type WerteAI = typeof J2026

function anspruch(werte: WerteAI, { einheit, einkommen, vermoegen }: Lage): Anspruch {
  const grund = nichtBeschrieben(einheit, 'immer')
  if (grund) return keineZahl(grund)
  if (einheit.erwachsen === 0 && einkommen < werte.eigenesEinkommenAb) return keineZahl('jungeInDerFamilie')

  const { tiefster, hoechster, je1000, ab } = werte.selbstbehalt
  const { untergrenze } = werte
  const praemien = nachAlter(...werte.richtpraemien)
  const { massgebend: me, schritte: bisher } = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil })
  const tausender = Math.floor(Math.max(0, me - ab) / 1000)
  const prozent = Math.min(hoechster, tiefster + je1000 * tausender)
  const selbstbehalt = Math.floor(genau((prozent * me) / 100))
  const summe = summeVon(einheit, praemien)
  const grundbetrag = Math.max(0, summe - selbstbehalt)

  const anteil = (art: Personenart) => (grundbetrag * praemien[art]) / summe
  const anhebung = (art: Personenart) =>
    me > werte.angehobenBis ? 0 : Math.max(0, (werte.angehoben[art] ?? 0) - Math.round(anteil(art)))
  const angehoben = summeJePerson(einheit, anhebung)
  const schritte = [
    ...bisher,
    schritt('richtpraemien', summe),
    schritt('eigenanteil', selbstbehalt, prozent / 100),
    ...(angehoben > 0 ? [schritt('mindestanspruch', angehoben)] : []),
  ]
  const betrag = grundbetrag + angehoben
  if (betrag > 0 && betrag < untergrenze)
    return keinAnspruch(einheit, [...schritte, schritt('untergrenze', untergrenze)])
  return ausJahr(
    einheit,
    jeArt(art => anteil(art) + anhebung(art)),
    { schritte: [...schritte, schritt('anspruch', betrag)] },
  )
}

const regel = (werte: WerteAI): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () => jeMonat(nachAlter(...werte.richtpraemien), 12),
  deckel: 'netto',
})

export const AI: Regeln = { 2026: regel(J2026) }
