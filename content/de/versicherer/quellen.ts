import type { Profil, Profilquelle } from './schema.ts'

export const VERZEICHNIS = { art: 'verzeichnis' } as const satisfies Profilquelle

/** The state of the directory that all profiles come from. */
export const VERZEICHNIS_VOM = '1. Januar 2025'

export const kasse = (url: string): Profilquelle => ({ art: 'kasse', url })

export const bericht = (name: string, url: string): Profilquelle => ({ art: 'bericht', name, url })

/** A value, and where it comes from. */
export const fakt = <T>(wert: T, quelle: Profilquelle) => ({ wert, quelle })

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
