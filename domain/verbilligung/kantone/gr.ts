import { auchInAusbildung } from '../haushalt.ts'
import { anteilig, derRegion, jeMonat, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { ausJahr, genau, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Graubünden. KPVG, BR 542.100 Art. 8 (01.01.2025), VOzKPVG, BR 542.120 (01.01.2026), Wegleitung 2026 (05.01.2026).
 * The rate is read as one of the whole income, as law and Wegleitung put it; nothing official rules out a tariff by
 * tranches in so many words. The Richtprämie goes by year of birth, everything else by the income of the unit: couples
 * and parents of 19 to 25 are described.
 */
const J2026 = {
  richtpraemien: [
    [5916, 4368, 1404],
    [5532, 4092, 1320],
    [5232, 3912, 1248],
  ],
  // Income up to and with, share.
  selbstbehalt: [
    [10000, 0.05],
    [20000, 0.065],
    [30000, 0.08],
    [40000, 0.09],
    [Number.POSITIVE_INFINITY, 0.1],
  ],
  // Para. 3: children and those in training, income up to and with, share of the premium.
  kinder: [
    [65000, 1],
    [70000, 0.75],
    [75000, 0.5],
    [80000, 0.25],
    [Number.POSITIVE_INFINITY, 0],
  ],
  vermoegensanteil: 0.1,
} as const

type WerteGR = typeof J2026

const satzBei = (stufen: readonly (readonly [bis: number, satz: number])[], einkommen: number): number =>
  stufen.find(([bis]) => einkommen <= bis)?.[1] ?? 0

function anspruch(werte: WerteGR, { einheit, region, einkommen, vermoegen }: Lage): Anspruch {
  const praemien = derRegion(werte.richtpraemien, region)
  if (!praemien) return keineZahl('angabeFehlt')

  const { kind, jungInAusbildung } = einheit
  const { massgebend: ae, schritte } = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil })
  const satz = satzBei(werte.selbstbehalt, ae)
  const summe = summeVon(einheit, praemien)
  const allgemein = genau(Math.max(0, summe - satz * ae))
  const kinderanteil = kind + jungInAusbildung > 0 ? satzBei(werte.kinder, ae) : 0
  const bisher = [...schritte, schritt('richtpraemien', summe), schritt('eigenanteil', satz * ae, satz)]
  // Para. 4 pays the higher of the two amounts, of the whole unit or child by child, which is open: here it is the same.
  if (kinderanteil <= allgemein / summe) {
    const jeJahr = anteilig(praemien, allgemein / summe)
    return ausJahr(einheit, jeJahr, { schritte: [...bisher, schritt('anspruch', allgemein)] })
  }
  if (allgemein > 0 || jungInAusbildung > 0) return keineZahl('kinderMindestanspruch')
  const jeKind = kinderanteil * praemien.kind
  const betrag = kind * jeKind
  return ausJahr(
    einheit,
    { kind: jeKind },
    { schritte: [...bisher, schritt('mindestanspruch', betrag, kinderanteil), schritt('anspruch', betrag)] },
  )
}

const regel = (werte: WerteGR): Regel => ({
  anspruch: lage => auchInAusbildung(lage, () => anspruch(werte, lage)),
  hoechstens: region => jeMonat(derRegion(werte.richtpraemien, region), 12),
  deckel: 'keiner',
})

export const GR: Regeln = { 2026: regel(J2026) }
