import normal from '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf?inline'
import fett from '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf?inline'
import { create } from 'fontkit'
import type { Schriften } from './pdf.ts'

/** The fonts travel inside the chunk, so that a letter is made without a request. */
export const schriften = (): Schriften => ({ normal: create(bytes(normal)), fett: create(bytes(fett)) })

/** Not by fetch: the content security policy knows no data addresses. */
function bytes(adresse: string): Uint8Array {
  return Uint8Array.from(atob(adresse.slice(adresse.indexOf(',') + 1)), zeichen => zeichen.charCodeAt(0))
}
