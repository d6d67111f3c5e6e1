import { ANLEITUNG, type NachDerFristText } from '#content/nach-der-frist.ts'

/** What is still possible once the deadline has passed, one way per line. */
export function NachDerFrist({ punkte }: Pick<NachDerFristText, 'punkte'>) {
  return (
    <>
      <ul className="mass grid gap-y-2">
        {punkte.map(({ wer, text }) => (
          <li key={wer}>
            <b className="font-semibold">{wer}:</b> {text}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        {/* A new tab: the prices stay as they are. */}
        <a href={ANLEITUNG.pfad} target="_blank" rel="noopener" className="textlink">
          {ANLEITUNG.name}
        </a>
      </p>
    </>
  )
}
