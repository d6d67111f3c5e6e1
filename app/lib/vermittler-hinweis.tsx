import { VERMITTLER_HINWEIS } from '#content/verguetung.ts'
import { VERMITTLER_PDF } from '#content/vermittler.ts'

/** What an intermediary tells before anything is applied for (VAG 45 para. 3). Its links leave the form as it is. */
export function VermittlerHinweis() {
  return (
    <p className="t1 mass text-ink2">
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
  )
}
