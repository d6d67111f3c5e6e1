import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether a number can exist: in the international form, or as it is dialled in that country or in Switzerland. */
export function istTelefonnummer(text: string, land: string): boolean {
  return [land, 'CH'].some(
    code => isSupportedCountry(code) && (parsePhoneNumberFromString(text, code)?.isValid() ?? false),
  )
}
