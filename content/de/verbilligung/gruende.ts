import type { Grund } from '#domain/verbilligung/regel.ts'

/** Why there is no figure. The link of the office stands beside it. */
export const GRUENDE: Readonly<Record<Grund, string>> = {
  jahrNichtPubliziert:
    'Die Werte des Kantons für dieses Jahr waren bei unserer letzten Prüfung noch nicht veröffentlicht.',
  konkubinat:
    'Bei zwei Erwachsenen ohne Trauschein steht in den Regeln nicht eindeutig, wer mit wem zählt und wohin die Kinder gehören.',
  jungeErwachsene:
    'Wie der Kanton bei jungen Erwachsenen von 19 bis 25 Jahren rechnet, geht aus den veröffentlichten Regeln nicht sicher hervor.',
  inAusbildung:
    'Für junge Erwachsene in Ausbildung gilt eine eigene Regel, deren Rechnung der Kanton nicht vollständig veröffentlicht.',
  jungeInDerFamilie:
    'Wie junge Erwachsene zusammen mit den Eltern zählen, geht aus den veröffentlichten Regeln nicht sicher hervor.',
  kinder: 'Wie der Kanton in Haushalten mit Kindern rechnet, ist nicht vollständig veröffentlicht.',
  kinderMindestanspruch:
    'Kindern steht ein Mindestbetrag zu; wie er zum übrigen Anspruch dazukommt, lassen die veröffentlichten Regeln offen.',
  offeneZone: 'Bei diesem Einkommen lassen die veröffentlichten Regeln mehr als einen Betrag zu.',
  widerspruch: 'Zwei amtliche Texte widersprechen sich in diesem Fall.',
  skalaNichtPubliziert: 'Der Kanton veröffentlicht nicht, wie der Eigenanteil mit dem Einkommen steigt.',
  vermoegenMitJungen:
    'Welcher Freibetrag beim Vermögen gilt, wenn junge Erwachsene im Haushalt leben, ist nicht veröffentlicht.',
  angabeFehlt: 'Für diesen Kanton fehlt noch eine Angabe, von der der Betrag abhängt.',
  nurAufGesuch: 'In diesem Fall rechnet der Kanton nur auf Gesuch und nach eigenem Verfahren.',
  haushaltNichtBeschrieben: 'Für einen Haushalt dieser Grösse oder Art nennen die Quellen keine Werte.',
  gemeinde: 'Bund und Kanton ordnen diese Gemeinde verschiedenen Prämienregionen zu.',
  steuerwertEhepaar:
    'Wie die gemeinsame Steuer eines Ehepaars auf die zwei Personen verteilt wird, ist nicht veröffentlicht.',
}
