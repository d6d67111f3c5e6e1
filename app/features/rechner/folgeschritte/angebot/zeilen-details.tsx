import type { ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { LabelledBar } from '#app/ui/bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import { alleAngebote, tarifeDesModells } from '#domain/angebote.ts'
import { besteFranchise, franchisenDesModells } from '#domain/franchise-vergleich.ts'
import { HOECHSTE_KOSTEN, WENIG_KOSTEN } from '#domain/gesundheitskosten.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { hoechsteEigeneKosten, kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import { imJahr, praemieNachAbzug } from '#domain/praemie.ts'
import { inRappen, minus, plus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'
import type { Listenzeile } from './liste.ts'
import { PreisImVorjahr } from './preis-im-vorjahr.tsx'
import { MODELLE } from './woerter.ts'

export const VERGLEICH_HOECHSTENS = 3

type ZeilenDetailsProps = {
  zeile: Listenzeile
  kasse: string
  tabelle: Regionstabelle
  frage: Personenfrage
  kosten: Rappen
  /** Keys of the rows in the comparison. */
  vergleich: readonly string[]
  onVergleich: (schluessel: string) => void
}

export function ZeilenDetails(props: ZeilenDetailsProps) {
  const { zeile, kasse } = props
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-7 hyphens-auto border-y border-ink bg-sheet px-4 py-6 xl:grid-cols-2 xl:px-7">
      <Preisbildung {...props} />
      <div>
        <Titel>
          {[zeile.modell, ...zeile.gleichTeuer].map(modellName).join(' und ')}: alle Tarife von {kasse}
        </Titel>
        <Tarife {...props} />
      </div>
      <div>
        <Titel>Erste Anlaufstelle</Titel>
        <p className="text-ink2">{MODELLE[zeile.modell].anlaufstelle}</p>
      </div>
      <div>
        <Titel>Was Sie dafür aufgeben</Titel>
        <p className="text-ink2">{MODELLE[zeile.modell].haken}</p>
      </div>
      <div className="xl:col-span-2">
        <Jahreskosten {...props} />
      </div>
      <Vergleichsknopf {...props} />
    </div>
  )
}

function Titel({ children }: { children: ReactNode }) {
  return <h3 className="mb-2 font-semibold">{children}</h3>
}

function Preisbildung({ zeile, tabelle, frage }: ZeilenDetailsProps) {
  const abzug = umweltabgabe(tabelle)
  return (
    <div>
      <Titel>So entsteht der Preis</Titel>
      <p className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <Betrag name="Brutto" betrag={zeile.praemie} />
        {abzug !== undefined && (
          <>
            <Zeichen>−</Zeichen>
            <Betrag name="Abzug" betrag={minus(zeile.praemie, zeile.preis)} />
            <Zeichen>=</Zeichen>
            <Betrag name="Netto" betrag={zeile.preis} />
          </>
        )}
      </p>
      <p className="t1 mt-2 text-ink2">
        CHF pro Monat.
        {abzug !== undefined && ' Der Abzug ist die Rückverteilung der Umweltabgabe, bei allen Kassen gleich.'}
      </p>
      <PreisImVorjahr zeile={zeile} tabelle={tabelle} frage={frage} />
    </div>
  )
}

function Betrag({ name, betrag }: { name: string; betrag: Rappen }) {
  return (
    <span>
      <span className="t1 block text-ink2">{name}</span>{' '}
      <span className="betrag t3 font-semibold">{frankenText(betrag)}</span>
    </span>
  )
}

const Zeichen = ({ children }: { children: string }) => <span className="t3 text-ink2">{children}</span>

function Tarife({ zeile, tabelle, frage }: ZeilenDetailsProps) {
  const angebote = alleAngebote(tabelle, { ...frage, franchise: zeile.franchise })
  const tarife = [zeile.modell, ...zeile.gleichTeuer].flatMap(modell =>
    tarifeDesModells(angebote, zeile.versicherer, modell),
  )
  return (
    <ul>
      {tarife.map(({ modell, tarif, praemie }) => (
        <li key={`${modell} ${tarif}`} className="flex justify-between gap-4 border-b border-line py-1.5">
          <span className="min-w-0">{trennbar(tarif)}</span>
          <span className="betrag font-medium">{frankenText(praemieNachAbzug(praemie, tabelle))}</span>
        </li>
      ))}
    </ul>
  )
}

function Jahreskosten({ zeile, kasse, tabelle, frage, kosten }: ZeilenDetailsProps) {
  const praemien = imJahr(zeile.preis)
  const hoechstens = plus(praemien, hoechsteEigeneKosten(frage.klasse))
  const beste = besteFranchise(
    franchisenDesModells(tabelle, frage, zeile.versicherer, zeile.modell),
    kosten,
    frage.klasse,
  )
  return (
    <>
      <Titel>Was das Jahr kostet, mit Franchise {mitApostroph(zeile.franchise)}</Titel>
      <div className="grid gap-3">
        {[
          { label: 'Wenig', betrag: inRappen(WENIG_KOSTEN) },
          { label: 'Erwartet', betrag: kosten },
          { label: 'Viel', betrag: inRappen(HOECHSTE_KOSTEN) },
        ].map(({ label, betrag }) => {
          const anteil = kostenbeteiligung(betrag, zeile.franchise, frage.klasse)
          return (
            <LabelledBar
              key={label}
              label={label}
              hint={`Kosten ${ganzeFrankenText(betrag)}`}
              value={frankenText(plus(praemien, anteil))}
              parts={[
                { share: praemien / hoechstens, fill: 'bar' },
                { share: anteil / hoechstens, fill: 'mid' },
              ]}
            />
          )
        })}
      </div>
      <p className="t1 mt-3 text-ink2">
        Dunkel: Prämien {frankenText(praemien)}. Hell: Franchise und Selbstbehalt.
        {beste &&
          ` Bei CHF\u00a0${ganzeFrankenText(kosten)} Gesundheitskosten ist bei ${kasse} in diesem Modell die Franchise ${mitApostroph(beste.franchise)} am günstigsten.`}
      </p>
    </>
  )
}

function Vergleichsknopf({ zeile, kasse, vergleich, onVergleich }: ZeilenDetailsProps) {
  const drin = vergleich.includes(zeile.schluessel)
  const text = drin ? 'Aus dem Vergleich nehmen' : 'In den Vergleich'
  const voll = !drin && vergleich.length >= VERGLEICH_HOECHSTENS
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 xl:col-span-2 print:hidden">
      <Button
        kind="secondary"
        size="small"
        aria-label={`${text}: ${kasse}, ${zeile.tarif}`}
        disabled={voll}
        onClick={() => onVergleich(zeile.schluessel)}
      >
        {text}
      </Button>
      <p className="t1 text-ink2">
        {vergleich.length} von {VERGLEICH_HOECHSTENS} im Vergleich
        {vergleich.length > 1 && (
          <>
            {' · '}
            <a href="#nebeneinander" className="textlink text-fir">
              Nebeneinander ansehen
            </a>
          </>
        )}
      </p>
    </div>
  )
}
