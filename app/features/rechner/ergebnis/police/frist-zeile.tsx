import { useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { NICHTS_TUN } from '#content/wechsel/nichts-tun.ts'
import { FRIST, fristText, MOEGLICH, moeglichkeitText } from '#content/wechsel/nichts-tun-wege.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'
import { istGewaehlt } from '#domain/haushalt/haushalt.ts'
import { fristDesWechsels } from '#domain/police/nichts-tun-fristen.ts'
import { altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Blick, Sicht, Umfeld } from '../sicht/sicht.ts'

/** Until when what is chosen can be reached, once for everybody; too late for it, what is still possible. */
export function FristZeile({ sicht, umfeld, onBrief }: Blick & { onBrief: () => void }) {
  const [offen, setOffen] = useState(false)
  const wechsel = alleWechsel(sicht, umfeld)
  const saetze = einmal(wechsel.map(({ satz }) => satz))
  // The same day for everybody.
  const bis = wechsel.find(einer => einer.bis !== null)?.bis
  const spaeter = bis ? [] : nochMoeglich(sicht)
  if (saetze.length === 0 && spaeter.length === 0) return null
  const namen = (bleibend: boolean) =>
    einmal(wechsel.flatMap(einer => (einer.bis && einer.bleibt === bleibend ? einer.kasse : [])))
  const [verlassene, eigene] = [namen(false), namen(true)]
  return (
    <div className="flex gap-x-3 print:hidden">
      <Icon name="calendar" className="mt-1" />
      <div className="t2 grid min-w-0 gap-y-1.5">
        {bis && (
          <p>
            <b className="font-semibold">{FRIST.tage(tageBis(umfeld.heute, bis))}:</b>{' '}
            {verlassene.length > 0 && geschuetzt(FRIST.kuendigung(bis, verlassene))}{' '}
            {eigene.length > 0 && geschuetzt(FRIST.modell(bis, eigene))}{' '}
            {verlassene.length > 0 && (
              <TextButton onClick={onBrief} className="-my-2 whitespace-nowrap">
                {FRIST.brief}
              </TextButton>
            )}{' '}
            <TextButton aria-expanded={offen} onClick={() => setOffen(!offen)} className="t1 -my-2 whitespace-nowrap">
              {NICHTS_TUN.mehr}
            </TextButton>
          </p>
        )}
        {(!bis || offen) &&
          saetze.map(satz => (
            <p key={satz} className={`mass ${bis ? 't1' : ''}`}>
              {geschuetzt(satz)}
            </p>
          ))}
        {spaeter.length > 0 && (
          <>
            <h3 className="font-semibold">{MOEGLICH.titel}</h3>
            <ul className="mass grid gap-y-1.5">
              {spaeter.map(satz => (
                <li key={satz}>{geschuetzt(satz)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

/** For whom it is too late to change the insurer. */
const nochMoeglich = ({ personen }: Sicht) =>
  einmal(
    personen.flatMap(({ nichtsTun }) =>
      nichtsTun?.moeglich?.every(({ art }) => art !== 'kasse') ? nichtsTun.moeglich.map(moeglichkeitText) : [],
    ),
  )

/** Of everybody whose policy is known, and who does not keep what it becomes; `bis`: by when it can still be given notice of. */
const alleWechsel = ({ personen, volleTabelle }: Sicht, { heute, kassenName }: Umfeld) =>
  personen.flatMap(({ police, nichtsTun, gewaehlt, jahrgang }) => {
    if (!police || !nichtsTun || nichtsTun.art === 'unbekannt' || !gewaehlt || jahrgang === null) return []
    const { danach } = nichtsTun
    if (danach && istGewaehlt(gewaehlt.angebot, { ...danach, tarif: danach.name })) return []
    const { versicherer: ziel, modell: typ } = gewaehlt.angebot
    const { kasse, kandidat } = police
    const heutige = { ...kandidat, versicherer: kasse, klasse: altersklasse(jahrgang, kandidat.jahr) }
    const frist = fristDesWechsels(heutige, { versicherer: ziel, typ }, volleTabelle, heute)
    return {
      kasse: kassenName(kasse),
      bleibt: ziel === kasse,
      satz: fristText(frist, ziel, kasse, kassenName),
      bis: frist.art === 'kuendigung' && frist.offen ? frist.frist.eintreffen : null,
    }
  })

const einmal = (texte: readonly string[]) => [...new Set(texte)]
