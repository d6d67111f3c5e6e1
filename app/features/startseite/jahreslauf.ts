import { JAHRESLAUF } from '#content/wechsel/fristen.ts'
import { fristJahresende, fristMitteJahr, type Tag } from '#domain/fristen/fristen.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'

type Station = { name: string; tag: Tag; text: string }

function stationen(jahr: number): readonly Station[] {
  const { mitteJahr, zusatz, praemien, jahresende, wechsel } = JAHRESLAUF.stationen
  return [
    { ...mitteJahr, tag: fristMitteJahr(jahr).eintreffen },
    { ...zusatz, tag: `${jahr}-09-30` },
    { ...praemien, tag: `${jahr}-10-31` },
    { ...jahresende, tag: fristJahresende(jahr).eintreffen },
    { ...wechsel, tag: `${jahr + 1}-01-01` },
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
