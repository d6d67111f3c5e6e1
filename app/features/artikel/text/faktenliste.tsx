import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { aussageAm, type Fakt, pruefText, quelleText, zeitpunktText, zustandAm } from '#content/fakten/fakt.ts'
import { FAKTEN, THEMEN } from '#content/fakten/register.ts'
import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'

/** The whole register for visitors, by subject. */
export function Faktenliste() {
  const { datum } = useSeitenDaten()
  const gezeigte = Object.values(FAKTEN).filter(fakt => zustandAm(datum, fakt) !== 'weg')
  const faellige = gezeigte.filter(fakt => zustandAm(datum, fakt) === 'stand')
  return (
    <>
      {faellige.length > 0 && <p className="mt-4">{FLIESSTEXT.fakt.faellig(faellige.length, gezeigte.length)}</p>}
      {THEMEN.map(({ titel, fakten }) => (
        <section key={titel}>
          <h3 className="t3 mt-8 font-semibold hyphens-auto">{titel}</h3>
          <ul className="mt-4 border-t border-ink">
            {Object.entries(fakten).map(([id, fakt]) => (
              <Eintrag key={id} id={id} fakt={fakt} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Eintrag({ id, fakt }: { id: string; fakt: Fakt }) {
  const { datum } = useSeitenDaten()
  if (zustandAm(datum, fakt) === 'weg') return null
  const { quelle, ab } = fakt
  return (
    <li id={`fakt-${id}`} data-befristet={id} className="scroll-mt-6 border-b border-line py-4">
      <p>{geschuetzt(aussageAm(datum, fakt))}</p>
      <p className="t1 mt-1 text-ink2">
        {FLIESSTEXT.fakt.quelle}{' '}
        {quelle.url ? (
          <a href={quelle.url} rel="noopener noreferrer" className="textlink">
            {quelleText(quelle)}
          </a>
        ) : (
          quelleText(quelle)
        )}
        . {ab && `${FLIESSTEXT.fakt.ab} ${zeitpunktText(ab)}. `}
        {pruefText(datum, fakt)}.
      </p>
    </li>
  )
}
