import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { frageText } from '#content/praemien/regler.ts'
import { KANTONSLISTE, KARTE, wertText } from '#content/praemien/schweiz.ts'
import type { Gebiet } from '#domain/jahreswechsel/jahresverlauf.ts'
import { klassengrenzen, klasseVon } from '#domain/zahlen/farbklassen.ts'
import { decodeKartenwerte, type Mass } from '#domain/zahlen/kartenwerte.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'
import { Kantonsliste } from './kantonsliste.tsx'
import { Legende } from './legende.tsx'
import { Regionentabelle } from './regionentabelle.tsx'
import { Spitzen } from './spitzen.tsx'
import { kantonszeilen, type Regionszeile, regionszeilen, type Zeilenfrage } from './zeilen.ts'

/** What the visitor has chosen, in the places where the server's page shows its own. */
export default function Ansicht({ frage, text }: { frage: Zeilenfrage; text: string }) {
  const werte = useMemo(() => decodeKartenwerte(text), [text])
  const { mass } = frage
  const zeilen = regionszeilen(
    werte.regionen.flatMap(schluessel => {
      const wert = werte.wert(schluessel, frage)
      return wert ? [{ ...wert, ...gebietAus(schluessel) }] : []
    }),
    mass,
  )
  const kantone = kantonszeilen(zeilen)
  const mitWert = new Set(zeilen.map(schluesselDer))
  const ohneWert = werte.regionen.filter(schluessel => !mitWert.has(schluessel)).map(gebietAus)
  const grenzen = klassengrenzen(
    zeilen.map(({ wert }) => wert),
    100,
  )
  useLayoutEffect(() => {
    paintKarte(zeilen, grenzen, mass)
  })
  return (
    <>
      <p role="status" className="t1 pt-3 text-ink2 max-md:sr-only">
        {frageText(frage, zeilen.length, werte.regionen.length)}
      </p>
      <Teil name="titel">{KARTE.titel[mass]}</Teil>
      <Teil name="spitzen">
        <Spitzen zeilen={zeilen} mass={mass} />
      </Teil>
      <Teil name="legende">
        <Legende zeilen={zeilen} grenzen={grenzen} ohneWert={ohneWert} mass={mass} />
      </Teil>
      <Teil name="tabelle">
        <Regionentabelle zeilen={zeilen} mass={mass} />
      </Teil>
      <Teil name="kantonszahl">{KANTONSLISTE.titel(kantone.length)}</Teil>
      <Teil name="kantone">
        <Kantonsliste zeilen={kantone} mass={mass} />
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

/** «zh-1» */
function gebietAus(schluessel: string): Gebiet {
  const [kanton = '', region] = schluessel.split('-')
  return { kanton: kanton.toUpperCase(), region: Number(region) }
}

/** Colours and names of the regions on the map, which stays the server's; one without a value keeps its hatching. */
function paintKarte(zeilen: readonly Regionszeile[], grenzen: readonly number[], mass: Mass) {
  const nachSchluessel = new Map(zeilen.map(zeile => [schluesselDer(zeile), zeile]))
  const stufeVon = (zeile: Regionszeile | undefined) =>
    zeile && (zeile.rang === 1 ? 'tiefste' : String(klasseVon(zeile.wert, grenzen)))
  for (const element of document.querySelectorAll<SVGElement>('.karte [data-region], .karte [data-von]')) {
    const { region, von } = element.dataset
    const zeile = nachSchluessel.get(region ?? von ?? '')
    element.dataset.stufe = stufeVon(zeile) ?? ''
    if (!region) continue
    element.dataset.rang = String(zeile?.rang ?? '')
    element.setAttribute(
      'aria-label',
      zeile
        ? KARTE.region(zeile, wertText(mass, zeile.wert), zeile.rang, zeilen.length)
        : KARTE.ohneWert(gebietAus(region), mass),
    )
  }
}
