import type { Feldmangel } from './feldregeln.ts'

/**
 * What a schema complains about. An issue's message is such a code, what its sentence names is in the issue (`params`, or
 * Zod's own `values` and `maximum`); the server words both.
 */
export type Mangelcode =
  | Feldmangel['code']
  | 'kein-text'
  | 'kein-ja-oder-nein'
  | 'kein-zeitpunkt'
  | 'land-unbekannt'
  | 'wert-nicht-erlaubt'
  | 'zu-viele-personen'
  | 'link-unvollstaendig'
  | 'telefon-vorwahl'
  | 'jahrgang-unmoeglich'
  | 'parameter-fehlt'
  | 'parameter-mehrfach'
  | 'parameter-kein-ja-oder-nein'
  | 'code-unbekannt'
  | 'werte-unbekannt'
  | 'zu-viele-werte'
  | 'keine-ganzzahl'
  | 'keine-nummern'
  | 'plz-ziffern'
  | 'ort-leer'
  | 'ort-zu-lang'
  | 'plz-und-ort-fehlen'
  | 'region-unbekannt'
  | 'franchise-unbekannt'

export const meldet = (code: Mangelcode) => ({ error: code })

/** An issue of our own, with the values its sentence names. */
export function verstoss({ code, ...params }: { code: Mangelcode } & Record<string, unknown>, ...path: string[]) {
  return { code: 'custom' as const, message: code, params, path }
}
