import { fristJahresende, fristMitteJahr, type Tag } from '#domain/fristen.ts'

type Station = { name: string; tag: Tag; text: string }

const MS_PRO_TAG = 86_400_000

export const tageBis = (heute: Tag, tag: Tag) => Math.round((Date.parse(tag) - Date.parse(heute)) / MS_PRO_TAG)

function stationen(jahr: number): readonly Station[] {
  const jahresende = fristJahresende(jahr).eintreffen
  return [
    {
      name: '31. März',
      tag: fristMitteJahr(jahr).eintreffen,
      text: 'Kündigung auf den 30. Juni: nur Standardmodell mit Franchise 300.',
    },
    { name: '30. September', tag: `${jahr}-09-30`, text: 'Übliche Frist für Zusatzversicherungen.' },
    { name: 'Ende Oktober', tag: `${jahr}-10-31`, text: 'Die neuen Prämien kommen schriftlich.' },
    { name: '30. November', tag: jahresende, text: 'Die Kündigung muss bei der Kasse eingetroffen sein.' },
    { name: '1. Januar', tag: `${jahr + 1}-01-01`, text: 'Neue Kasse, gleiche Leistungen.' },
  ]
}

/** The year of the basic insurance seen from today: what is over, what comes next, and where today lies between. */
export function jahreslauf(heute: Tag) {
  const alle = stationen(Number(heute.slice(0, 4)))
  const naechste = alle.findIndex(({ tag }) => tag >= heute)
  return {
    stationen: alle.map((station, index) => ({
      ...station,
      stand: index < naechste ? ('vorbei' as const) : index === naechste ? ('naechste' as const) : ('spaeter' as const),
      tage: tageBis(heute, station.tag),
    })),
    /** In stations, counted from the first; before that one, at it. */
    heute: Math.max(0, naechste - restAnteil(heute, alle[naechste - 1]?.tag, alle[naechste]?.tag)),
  }
}

function restAnteil(heute: Tag, vorher: Tag | undefined, nachher: Tag | undefined): number {
  if (vorher === undefined || nachher === undefined) return 0
  return tageBis(heute, nachher) / tageBis(vorher, nachher)
}
