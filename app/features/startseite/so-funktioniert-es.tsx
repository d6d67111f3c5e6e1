const SCHRITTE = [
  ['Daten eingeben', 'Jahrgang, PLZ, Ort und ob Sie die Unfalldeckung brauchen. Kein Name, keine E-Mail.'],
  ['Angebot', 'Alle Optionen und Ihre Ersparnis, sortiert nach Preis. Franchise und Modell wählen Sie selbst.'],
  ['Anfrage senden', 'Erst jetzt Ihre Kontaktdaten. Auf Wunsch übernehmen wir Kündigung und Wechsel.'],
] as const

export function SoFunktioniertEs() {
  return (
    <section id="rechner" className="rahmen pt-16 md:pt-20">
      {/* Both addresses of the calculator lead here. */}
      <span id="step-calculator" />
      <h2 className="t5">So funktioniert es</h2>
      <ol className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {SCHRITTE.map(([titel, text], index) => (
          <li key={titel} className="border-t-4 border-fir pt-6">
            <p className="fig fig-m" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="t3 mt-7 font-semibold">{titel}</h3>
            <p className="mt-2 text-ink2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
