import { SCHRITTE, SCHRITTE_TITEL } from '#content/seiten/wechseln-schritte.ts'

export default function WechselSchritte() {
  return (
    <section aria-labelledby="schritte" className="rahmen pt-16 md:pt-20">
      <h2 id="schritte" className="t5">
        {SCHRITTE_TITEL}
      </h2>
      <ol className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {SCHRITTE.map(({ titel, absaetze }, index) => (
          <li key={titel} className="border-t-4 border-fir pt-6">
            <p className="fig text-[4.5rem] md:text-[6.5rem]" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="t4 mt-7">{titel}</h3>
            {absaetze.map(absatz => (
              <p key={absatz} className="mt-3 text-ink2">
                {absatz}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
