import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { frankenText } from '#content/format.ts'
import { frageText } from '#content/praemien/regler.ts'
import { KARTE } from '#content/praemien/schweiz.ts'
import { klassengrenzen, klasseVon } from '#domain/farbklassen.ts'
import { decodeKartenwerte } from '#domain/kartenwerte.ts'
import { schluesselDer } from '#domain/regionszahlen.ts'
import { Kantonsliste } from './kantonsliste.tsx'
import { Legende } from './legende.tsx'
import { Regionentabelle } from './regionentabelle.tsx'
import { Spitzen } from './spitzen.tsx'
import { type Kartenfrage, kantonszeilen, type Regionszeile, regionszeilen } from './zeilen.ts'

/** What the visitor has chosen, in the places where the server's page shows its own. */
export default function Ansicht({ frage, text }: { frage: Kartenfrage; text: string }) {
  const werte = useMemo(() => decodeKartenwerte(text), [text])
  const zeilen = regionszeilen(
    werte.regionen.flatMap(schluessel => {
      const wert = werte.wert(schluessel, frage)
      const [kanton = '', region] = schluessel.split('-')
      return wert ? [{ ...wert, kanton: kanton.toUpperCase(), region: Number(region) }] : []
    }),
    frage.mass,
  )
  const grenzen = klassengrenzen(
    zeilen.map(({ wert }) => wert),
    100,
  )
  useLayoutEffect(() => {
    paintKarte(zeilen, grenzen)
  })
  return (
    <>
      <p role="status" className="t1 pt-3 text-ink2">
        {frageText(frage, zeilen.length, werte.regionen.length)}
      </p>
      <Teil name="titel">{KARTE.titel[frage.mass]}</Teil>
      <Teil name="spitzen">
        <Spitzen zeilen={zeilen} />
      </Teil>
      <Teil name="legende">
        <Legende zeilen={zeilen} grenzen={grenzen} />
      </Teil>
      <Teil name="tabelle">
        <Regionentabelle zeilen={zeilen} />
      </Teil>
      <Teil name="kantone">
        <Kantonsliste zeilen={kantonszeilen(zeilen)} />
      </Teil>
    </>
  )
}

/** Takes the place of the server's part; without it, as where there is no map, nothing is shown. */
function Teil({ name, children }: { name: string; children: ReactNode }) {
  const [stelle, setStelle] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const gefunden = document.querySelector(`[data-teil=${name}]`)
    gefunden?.replaceChildren()
    setStelle(gefunden)
  }, [name])
  return stelle && createPortal(children, stelle)
}

/** Colours and names of the regions on the map, which stays the server's. */
function paintKarte(zeilen: readonly Regionszeile[], grenzen: readonly number[]) {
  const nachSchluessel = new Map(zeilen.map(zeile => [schluesselDer(zeile), zeile]))
  const stufeVon = (zeile: Regionszeile | undefined) =>
    zeile && (zeile.rang === 1 ? 'tiefste' : String(klasseVon(zeile.wert, grenzen)))
  for (const element of document.querySelectorAll<SVGElement>('.karte [data-region], .karte [data-von]')) {
    const { region, von } = element.dataset
    const zeile = nachSchluessel.get(region ?? von ?? '')
    element.dataset.stufe = stufeVon(zeile) ?? ''
    if (!region) continue
    element.dataset.rang = String(zeile?.rang ?? '')
    const [kanton = '', nummer] = region.split('-')
    element.setAttribute(
      'aria-label',
      zeile
        ? KARTE.region(zeile, frankenText(zeile.wert), zeile.rang, zeilen.length)
        : KARTE.ohneAngebot({ kanton: kanton.toUpperCase(), region: Number(nummer) }),
    )
  }
}
