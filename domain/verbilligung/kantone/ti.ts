import { anteilig, jeMonat, nachAlter, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausJahr, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Tessin. LCAMal, RL 853.100 Art. 31 to 37 (01.01.2026), Decreto esecutivo RL 853.310 (19.11.2025), IAS, Istruzioni
 * RIPAM 2026 (December 2025). A committee report of 02.12.2025 has constants 5.0 and 5.9 and a need of 18'182; the
 * law as consolidated to 18.09.2026 has 3.8 and 4.7 and is followed. Vested rights (PMR of 2014) never bind without
 * children.
 */
const J2026 = {
  referenzpraemien: [8016, 6143, 1827],
  koeffizient: 0.765,
  konstante: 3.8,
  // Laps: need of one and of two persons.
  bedarf: { allein: 18709, verheiratet: 18709 + 9215 },
  vermoegensanteil: 1 / 15,
  // Of a member and year.
  untergrenze: 120,
} as const

type WerteTI = typeof J2026

function anspruch(werte: WerteTI, { einheit, einkommen, vermoegen }: Lage): Anspruch {
  const grund = nichtBeschrieben(einheit, 'nie')
  if (grund) return keineZahl(grund)
  // How the claim is split, and what of the minimum of children comes first, is open.
  if (einheit.kind > 0) return keineZahl('kinder')

  const { koeffizient, untergrenze } = werte
  const praemien = nachAlter(...werte.referenzpraemien)
  const summe = summeVon(einheit, praemien)
  const rd = massgebendes({ einkommen, vermoegen }, { satz: werte.vermoegensanteil, abzuege: [summe] })
  const rdm = werte.konstante * 0.5 * werte.bedarf[einheit.verheiratet ? 'verheiratet' : 'allein']
  if (rd.massgebend >= rdm) return keinAnspruch(einheit, [...rd.schritte, schritt('einkommensgrenze', rdm)])

  const eigenerTeil = (rd.massgebend / rdm) ** 2
  const jePerson = anteilig(praemien, koeffizient * (1 - eigenerTeil))
  const schritte = [
    ...rd.schritte,
    schritt('richtpraemien', summe),
    schritt('eigenanteil', summe * eigenerTeil, Number(eigenerTeil.toFixed(6))),
  ]
  if (jePerson.erwachsen < untergrenze) return keinAnspruch(einheit, [...schritte, schritt('untergrenze', untergrenze)])
  return ausJahr(einheit, jePerson, {
    schritte: [...schritte, schritt('anspruch', summeVon(einheit, jePerson), koeffizient)],
  })
}

const regel = (werte: WerteTI): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: () => {
    // What the federal minimum of children adds is open.
    const { kind: _, ...grosse } = anteilig(nachAlter(...werte.referenzpraemien), werte.koeffizient)
    return jeMonat(grosse, 12)
  },
  deckel: 'netto',
})

export const TI: Regeln = { 2026: regel(J2026) }
