import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BEARBEITUNG_SPALTEN, bearbeitungen, DIENSTE_EINLEITUNG, dienstSaetze } from '#content/seiten/bearbeitungen.ts'
import { COOKIE_SPALTEN, gespeichertes } from '#content/seiten/cookies.ts'
import { dienste } from '#site-config'
import { Texttabelle } from './tabelle.tsx'

/* The parts of the privacy policy that follow the settings of the operator. */

const useTagManager = () => useSeitenDaten().gtmId !== null

export function MitTagManager({ children }: { children: ReactNode }) {
  return useTagManager() ? children : null
}

export function OhneTagManager({ children }: { children: ReactNode }) {
  return useTagManager() ? null : children
}

export function Bearbeitungen() {
  const zeilen = bearbeitungen(useTagManager()).map(({ daten, wozu, dauer, empfaenger }) => [
    daten,
    wozu,
    dauer,
    empfaenger,
  ])
  return <Texttabelle spalten={BEARBEITUNG_SPALTEN} zeilen={zeilen} />
}

export function Gespeichertes() {
  const zeilen = gespeichertes(useTagManager()).map(({ name, ort, zweck, dauer, einwilligung }) => [
    `${name} (${ort})`,
    zweck,
    dauer,
    einwilligung,
  ])
  return <Texttabelle spalten={COOKIE_SPALTEN} zeilen={zeilen} />
}

export function Dienste() {
  const saetze = dienstSaetze(dienste, useTagManager())
  if (saetze.length === 0) return null
  return (
    <>
      <p className="mt-4">{DIENSTE_EINLEITUNG}</p>
      <ul className="mt-4 list-[square] space-y-2 pl-5 marker:text-fir">
        {saetze.map(satz => (
          <li key={satz}>{satz}</li>
        ))}
      </ul>
    </>
  )
}
