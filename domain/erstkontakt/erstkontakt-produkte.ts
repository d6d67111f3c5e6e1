import type { Erstkontakt } from '../praemien/modelle.ts'

export type Produktliste = Readonly<Record<number, Readonly<Partial<Record<Erstkontakt, readonly string[]>>>>>

/**
 * Products of the tables up to 2026 by insurer, named as there, with the official type that the same product of the same
 * insurer has in the BAG's directory of tariffs 2027 (`tarife`, column Tariftyp). Products whose name says it are left out.
 */
export const AMTLICH_2027: Produktliste = {
  8: { praxis: ['Gesundheitspraxisversicherung'], wahl: ['Multimed'] },
  32: { praxis: ['CASAMED'], 'telefon-app': ['SMARTMED'] },
  246: { praxis: ['Casa', 'Medcasa', 'Regiomed'], 'telefon-app': ['Sanmed24'] },
  290: { praxis: ['MyDoc'], 'telefon-app': ['smartDoc'] },
  312: { praxis: ['CareMed'], 'telefon-app': ['SmartCare', 'TelFirst'], wahl: ['FlexCare'] },
  343: { praxis: ['PrimaCare', 'OptiMed'], 'telefon-app': ['SanaTel'], wahl: ['PrimaFlex'] },
  360: { praxis: ['Hausmed'] },
  376: { praxis: ['KPTwin.doc', 'KPTwin.plus'], 'telefon-app': ['KPTwin.easy', 'KPTwin.smart'], wahl: ['KPTwin.win'] },
  455: { wahl: ['Select'] },
  509: { wahl: ['casamed pharm', 'FlexHelp 24'] },
  881: { praxis: ['EGK-Care'] },
  923: { praxis: ['SLKK-HomeCare'], 'telefon-app': ['SLKK-SmartMed'] },
  941: { 'telefon-app': ['Digimed'] },
  966: { praxis: ['Sparmed'] },
  1384: {
    praxis: ['FAVORIT CASA', 'FAVORIT MEDICA', 'FAVORIT BESTCARE', 'FAVORIT SANTE'],
    wahl: ['FAVORIT MEDPHARM', 'FAVORIT MULTICHOICE'],
  },
  1386: { praxis: ['Managed Care', 'Med Direct'], wahl: ['Combi Care'] },
  1401: { 'telefon-app': ['sanmed24'] },
  1479: { praxis: ['PrimaCare', 'OptiMed'], 'telefon-app': ['SanaTel'], wahl: ['PrimaFlex'] },
  1509: { wahl: ['MultiAccess'] },
  1535: { praxis: ['PrimaCare', 'OptiMed'], 'telefon-app': ['SanaTel'], wahl: ['PrimaFlex'] },
  1542: { praxis: ['PharMed'], wahl: ['FeminaVita', 'Hausspital', 'PreventoMed', 'Qualimed'] },
  1555: {
    praxis: ['Managed Care', 'Med Direct', 'VIVA – Gesundheitsplan'],
    'telefon-app': ['Med Call'],
    wahl: ['Combi Care'],
  },
  1560: { praxis: ['AGRIeco'], 'telefon-app': ['AGRIcontact', 'AGRIsmart'] },
  1562: { 'telefon-app': ['Premed-24'] },
  1568: {
    praxis: ['Managed Care', 'Managed Care ohne Capitation', 'Med Direct'],
    'telefon-app': ['Med Call'],
    wahl: ['Combi Care'],
  },
}

/** Where the directory of 2027 lacks the name of then: each with its source. */
export const ANDERS_BELEGT: Produktliste = {
  // «Bei allen gesundheitlichen Fragen ist die HMO-Praxis Ihre erste Anlaufstelle»; HMO «bedeutet so viel wie Gesundheitszentrum»:
  // oekk.ch/de/privatkunden/versicherungen/grundversicherung/hmo-modell. In 2027: ÖKK CASAMED HMO, PRAXIS.
  455: { praxis: ['Gesundheitszentrum'] },
  // The conditions of Groupe Mutuel's models hold for both insurers too (groupemutuel.ch, adaptation-cga-cp-lamal, 1 January 2025);
  // in 2027 the models are PRAXIS and TEL_DIG at its other insurers.
  1113: { 'telefon-app': ['SanaTel'] },
  1507: { praxis: ['PrimaCare'], 'telefon-app': ['SanaTel'] },
  // «Die VIVA-Versicherten nehmen immer zuerst Kontakt mit ihrem gewählten Ansprechpartner/Hausarzt auf» (viva-health.org/de/faq);
  // in 2027 PRAXIS at Visana, to whose group both belong.
  1386: { praxis: ['VIVA – Gesundheitsplan'] },
  1568: { praxis: ['VIVA – Gesundheitsplan'] },
  // In 2027 spelled «Gesundheitsnetz» (Réseau de soins), PRAXIS.
  1542: { praxis: ['Gesundheitnetz'] },
  // In 2027 one product without a level: «Helsana BeneFit PLUS Flexmed», FLEX.
  1562: { wahl: ['BeneFit PLUS Flexmed R1', 'BeneFit PLUS Flexmed R3'] },
}
