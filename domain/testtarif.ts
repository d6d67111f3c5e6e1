import { platz, type Regionstabelle, type Tarif } from './regionstabelle.ts'

/** Types of either generation of codes. */
export const TYP = (typ: string) => typ as Tarif['typ']

/** Gross premiums by tier, franchise and perhaps accident cover: `{ 'ERW 2500': 359_80, 'K1 0 MIT': 120_00 }`. */
export type Preise = Readonly<Record<string, number>>

export function tarif(
  versicherer: number,
  name: string,
  typ: string,
  preise: Preise,
  mehr: Partial<Tarif> = {},
): Tarif {
  const nachStelle = new Map(
    Object.entries(preise).map(([wo, praemie]) => {
      const [stufe = 'ERW', franchise = '0', unfall = 'OHN'] = wo.split(' ')
      return [platz(stufe as 'ERW', unfall === 'MIT' ? 'MIT-UNF' : 'OHN-UNF', Number(franchise)), praemie]
    }),
  )
  const praemie = (stelle: number) => nachStelle.get(stelle) ?? 0
  return { versicherer, name, typ: TYP(typ), code: name, gemeinden: null, praemie, ...mehr }
}
export const tabelle = (jahr: number, ...tarife: Tarif[]): Regionstabelle => ({ jahr, kanton: 'ZH', region: 2, tarife })
