import { frankenText } from '#content/format.ts'
import { GUENSTIGSTES, TIEFSTE_JAHRESKOSTEN } from '#content/rechner/liste.ts'
import { ZEILE } from '#content/rechner/zeile.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { imJahr } from '#domain/praemie.ts'
import { inRappen, minus, rappen } from '#domain/rappen.ts'
import type { Zeilenwerte } from './angebots-liste.tsx'
import type { Listenzeile } from './liste.ts'
import type { ListeMitFilterProps } from './listen-props.ts'
import { ZeilenDetails } from './zeilen-details.tsx'

const KEINE = rappen(0)

/** What each row shows, in either order. */
export function zeilenwerte(props: ListeMitFilterProps): (zeile: Listenzeile) => Zeilenwerte {
  const { tabelle, wahl, ansicht, auswertung, kassenName, dispatch, vergleichVoll } = props
  const { frage, erstes, gewaehlt, vergleich } = auswertung
  const { ordnung, offen, vorgemerkt, filter } = ansicht
  const kosten = inRappen(props.kosten)
  const gesamt = ({ franchise, preis }: Listenzeile) =>
    jahreskosten({ franchise, praemie: preis }, kosten, frage.klasse)
  const kennzeichen = ordnung === 'preis' ? GUENSTIGSTES : TIEFSTE_JAHRESKOSTEN
  const heute = ordnung === 'preis' && wahl.aktuelleKasse !== null && vergleich?.art !== 'durchschnitt' && vergleich

  return zeile => {
    const kasse = kassenName(zeile.versicherer)
    const hier = zeile.schluessel === gewaehlt?.schluessel ? gewaehlt : undefined
    const andererTarif = hier && (hier.tarif !== zeile.tarif || hier.modell !== zeile.modell)
    return {
      ...{ zeile, kasse, tabelle, frage, ordnung, vergleichVoll },
      gewaehlt: hier !== undefined,
      andererTarif: andererTarif ? ZEILE.gewaehlt(hier.tarif, frankenText(hier.preis)) : undefined,
      vorgemerkt: vorgemerkt.includes(zeile.schluessel),
      gesamt: gesamt(zeile),
      differenz: erstes ? minus(gesamt(zeile), gesamt(erstes)) : KEINE,
      zuHeute: heute ? imJahr(minus(zeile.preis, heute.preis)) : undefined,
      auszeichnung: zeile.schluessel === erstes?.schluessel ? kennzeichen : undefined,
      details: offen.includes(zeile.schluessel) ? (
        <ZeilenDetails
          {...{ zeile, kasse, tabelle, frage, kosten }}
          gewaehlt={hier}
          onWaehle={auswahl => dispatch({ art: 'waehle', auswahl })}
          onBlendeAus={versicherer =>
            dispatch({ art: 'filter', filter: { ohneKassen: [...filter.ohneKassen, versicherer] } })
          }
        />
      ) : null,
    }
  }
}
