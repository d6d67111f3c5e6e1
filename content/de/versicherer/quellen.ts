import type { Profil, Quelle } from './schema.ts'

export const VERZEICHNIS = { art: 'verzeichnis' } as const satisfies Quelle

/** The state of the directory that all profiles come from. */
export const VERZEICHNIS_VOM = '1. Januar 2025'

export const kasse = (url: string): Quelle => ({ art: 'kasse', url })

export const bericht = (name: string, url: string): Quelle => ({ art: 'bericht', name, url })

/** A value, and where it comes from. */
export const fakt = <T>(wert: T, quelle: Quelle) => ({ wert, quelle })

export const amtlich = (angaben: Omit<Profil['verzeichnis'], 'quelle'>): Profil['verzeichnis'] => ({
  quelle: VERZEICHNIS,
  ...angaben,
})

/** The directory's areas of activity, in words. */
export const SCHWEIZ = 'Ganze Schweiz'
export const SCHWEIZ_UND_EU = 'Ganze Schweiz, dazu EU, EFTA und Vereinigtes Königreich'

/** Kinds of additional insurance, as people know them; products have other names. */
export const SPITAL = 'Spital halbprivat und privat'
export const AMBULANT = 'Ambulante Behandlungen'
export const KOMPLEMENTAER = 'Alternativ- und Komplementärmedizin'
export const ZAHN = 'Zahnbehandlungen'
