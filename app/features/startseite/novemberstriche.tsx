import { SAISON } from '#content/startseite/saison.ts'
import { type Novembertag, novembertage, tagImMonat } from './saison.ts'

const FARBEN: Readonly<Record<Novembertag, { className: string; fillOpacity?: number }>> = {
  vergangen: { className: 'text-on-slab2', fillOpacity: 0.25 },
  heute: { className: 'text-on-slab' },
  uebrig: { className: 'text-on-slab2', fillOpacity: 0.75 },
  frist: { className: 'text-on-slab' },
  'zu-spaet': { className: 'text-on-slab2', fillOpacity: 0.25 },
}

/** A stroke for each day of November: what is over, today, what is left, and the last day. Never yellow: that is a saving. */
export function Novemberstriche({ heute, frist, tage }: { heute: string; frist: string; tage: number }) {
  const striche = novembertage(heute, frist)
  const imNovember = striche.includes('heute')
  return (
    <figure className="mt-8">
      <svg
        viewBox="0 0 417 36"
        className="block w-full"
        role="img"
        aria-label={SAISON.bild(tagImMonat(frist), imNovember ? tagImMonat(heute) : null)}
      >
        {Object.entries(FARBEN).map(([art, farbe]) => (
          <path key={art} {...farbe} fill="currentColor" d={pfad(striche, art)} />
        ))}
      </svg>
      <figcaption className="t1 mt-3 flex justify-between gap-x-4 whitespace-nowrap text-on-slab2">
        <span>{SAISON.erster}</span>
        <b className="font-semibold text-on-slab">{imNovember ? SAISON.heute(tage) : SAISON.noch(tage)}</b>
        <span>{SAISON.tag(tagImMonat(frist))}</span>
      </figcaption>
    </figure>
  )
}

/** All strokes of a kind. */
const pfad = (striche: readonly Novembertag[], art: string): string =>
  striche.map((tag, index) => (tag === art ? `M${index * 14} 0h11v36h-11z` : '')).join('')
