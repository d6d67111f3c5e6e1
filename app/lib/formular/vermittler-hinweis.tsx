import { LOESCHUNG } from '#content/recht/aufbewahrung.ts'
import { VERMITTLER_HINWEIS } from '#content/recht/verguetung.ts'
import { VERMITTLER_PDF } from '#content/recht/vermittler.ts'

/** What an intermediary tells before anything is applied for (VAG 45). Its links leave the form as it is. */
export default function VermittlerHinweis() {
  return (
    <div className="t1 mass grid gap-2 text-ink2">
      <p>
        {VERMITTLER_HINWEIS.text}{' '}
        <a href="/vermittler" target="_blank" rel="noopener" className="textlink text-fir">
          {VERMITTLER_HINWEIS.blatt}
        </a>{' '}
        (
        <a href={VERMITTLER_PDF} download className="textlink text-fir">
          {VERMITTLER_HINWEIS.pdf}
        </a>
        ).
      </p>
      <p>{LOESCHUNG}</p>
    </div>
  )
}
