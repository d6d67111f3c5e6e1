import { anteilig, derRegion, jeMonat, summeVon } from '../je-art.ts'
import { massgebendes } from '../massgebend.ts'
import { nichtBeschrieben } from '../nicht-beschrieben.ts'
import { ausJahr, genau, keinAnspruch, keineZahl, schritt } from '../rechnen.ts'
import type { Anspruch, Lage, Regel, Regeln } from '../regel.ts'

/**
 * Schaffhausen. SHR 832.111 Anhang 1 (18.11.2025), Dekret SHR 832.110 (01.01.2025), Steuergesetz SHR 641.100 Art. 37,
 * Merkblatt of the SVA (22.01.2026). The page «Berechnung» of the office still shows 2025: the decree is followed.
 * Born 2006 or 2007: with the parents unless the own income is above 37'600, which the age group alone does not tell.
 */
const J2026 = {
  // Region 1: Schaffhausen, Neuhausen; region 2: the others.
  richtpraemien: [
    [5947, 3879, 1387],
    [5620, 3618, 1295],
  ],
  satz: 0.15,
  hoechstanteil: 0.65,
  kinderanteil: 0.8,
  untergrenze: 100,
  vermoegensanteil: 0.15,
  grundabzug: { ohneKinder: 4500, mitKindern: 9000 },
  // Entlastungsabzug: the amount, and the Reineinkommen up to which it is whole.
  entlastung: { allein: [7050, 16800], familie: [14100, 25200] },
} as const

type WerteSH = typeof J2026

/**
 * Art. 37 StG: 300 less per started 800 above the limit; the limit is one of the Reineinkommen, before anything is
 * added.
 */
function entlastungsabzug({ entlastung }: WerteSH, { einheit, einkommen }: Lage): number {
  const [betrag, bis] = einheit.verheiratet || einheit.kind > 0 ? entlastung.familie : entlastung.allein
  return Math.max(0, betrag - 300 * Math.ceil(Math.max(0, einkommen - bis) / 800))
}

function anspruch(werte: WerteSH, lage: Lage): Anspruch {
  const { einheit, region, einkommen, vermoegen, zusatz } = lage
  const grund = nichtBeschrieben(einheit, 'allein')
  if (grund) return keineZahl(grund)
  const praemien = derRegion(werte.richtpraemien, region)
  if (!praemien) return keineZahl('angabeFehlt')

  const { grundabzug, satz, untergrenze } = werte
  const ae = massgebendes(
    { einkommen: einkommen + (zusatz?.aufrechnungen ?? 0), vermoegen },
    {
      satz: werte.vermoegensanteil,
      abzuege: [einheit.kind > 0 ? grundabzug.mitKindern : grundabzug.ohneKinder, entlastungsabzug(werte, lage)],
    },
  )
  const summe = summeVon(einheit, praemien)
  const eigenanteil = satz * ae.massgebend
  const schritte = [...ae.schritte, schritt('richtpraemien', summe), schritt('eigenanteil', eigenanteil, satz)]

  const differenz = genau(summe - eigenanteil)
  if (differenz <= 0) return keinAnspruch(einheit, [...schritte, schritt('anspruch', 0)])
  if (differenz < untergrenze) {
    // § 13 para. 2 pays nothing below it, § 13bis gives children 80 %: which comes first is not said.
    if (einheit.kind > 0) return keineZahl('kinderMindestanspruch')
    return keinAnspruch(einheit, [...schritte, schritt('untergrenze', untergrenze)])
  }
  // § 13 para. 3 and § 13bis: at most 65 % of all, and at least 80 % of the children's premiums.
  const hoechstens = werte.hoechstanteil * summe
  if (differenz > hoechstens) schritte.push(schritt('hoechstanspruch', hoechstens, werte.hoechstanteil))
  const kind = werte.kinderanteil * praemien.kind
  const mindestens = einheit.kind * kind
  if (mindestens > Math.min(differenz, hoechstens)) schritte.push(schritt('mindestanspruch', mindestens))
  const betrag = Math.max(Math.min(differenz, hoechstens), mindestens)
  const derGrossen = (betrag - mindestens) / (summe - einheit.kind * praemien.kind)
  return ausJahr(
    einheit,
    { ...anteilig(praemien, derGrossen), kind },
    { schritte: [...schritte, schritt('anspruch', betrag)] },
  )
}

const regel = (werte: WerteSH): Regel => ({
  anspruch: lage => anspruch(werte, lage),
  hoechstens: region => {
    const praemien = derRegion(werte.richtpraemien, region)
    if (!praemien) return {}
    return jeMonat({ ...anteilig(praemien, werte.hoechstanteil), kind: werte.kinderanteil * praemien.kind }, 12)
  },
  deckel: 'netto',
})

export const SH: Regeln = { 2026: regel(J2026) }
