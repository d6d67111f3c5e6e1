import { type Artikel, REDAKTION } from '../artikel/artikel.ts'

/** Guides that only some people need, beside those for everybody; the list shows them after these, under their own heading. */
export const BESONDERE_LAGEN = 'Besondere Situationen'

const GEMEINSAM = { kategorie: BESONDERE_LAGEN, autor: REDAKTION, datum: '2026-11-17' } as const

/** In the order of a life. */
export const RATGEBER_BESONDERE_LAGEN: readonly Artikel<typeof BESONDERE_LAGEN>[] = [
  {
    ...GEMEINSAM,
    slug: 'neu-in-der-schweiz-und-neugeboren',
    titel: 'Neugeboren oder neu in der Schweiz',
    auszug:
      'Drei Monate haben Sie Zeit, sich oder Ihr Kind zu versichern. Der Schutz gilt dann ab dem ersten Tag. Wer zu spät kommt, zahlt meist einen Zuschlag.',
    aktualisiert: '2026-11-18',
    verwandt: ['familienversicherung-optimieren', 'grenzgaenger-krankenversicherung', 'franchise-optimal-waehlen'],
  },
  {
    ...GEMEINSAM,
    slug: 'studierende-und-lernende',
    titel: 'Krankenkasse im Studium und in der Lehre',
    auszug:
      'Für die Prämie zählt das Alter, nicht die Schule. Was sich mit 19 und mit 26 ändert, wer sich selbst gegen Unfall versichert und wer Verbilligung erhält.',
    aktualisiert: '2026-11-18',
    verwandt: ['praemienverbilligung-beantragen', 'militaerdienst-und-zivildienst', 'krankenkasse-im-ausland'],
  },
  {
    ...GEMEINSAM,
    slug: 'militaerdienst-und-zivildienst',
    titel: 'Militärdienst und Zivildienst',
    auszug:
      'Im langen Dienst ruht die Grundversicherung, und Sie zahlen keine Prämie. Die Militärversicherung übernimmt, wenn Sie sich rechtzeitig melden.',
    aktualisiert: '2026-11-18',
    verwandt: ['studierende-und-lernende', 'krankenkasse-im-ausland', 'praemienrechner-richtig-nutzen'],
  },
  {
    ...GEMEINSAM,
    slug: 'grenzgaenger-krankenversicherung',
    titel: 'Grenzgänger: wo versichern?',
    auszug:
      'Wer in der EU wohnt und in der Schweiz arbeitet, ist hier versichert. Aus vier Ländern dürfen Sie wählen, aber nur einmal und innert drei Monaten.',
    aktualisiert: '2026-11-18',
    verwandt: ['neu-in-der-schweiz-und-neugeboren', 'krankenkasse-im-ausland', 'pensionierung-und-krankenkasse'],
  },
  {
    ...GEMEINSAM,
    slug: 'krankenkasse-im-ausland',
    titel: 'Was die Krankenkasse im Ausland zahlt',
    auszug:
      'In Europa hilft die Karte, sonst zahlt die Kasse im Notfall höchstens das Doppelte der Schweizer Kosten. Was bei Auftrag und Auswandern gilt.',
    aktualisiert: '2026-11-18',
    verwandt: [
      'grenzgaenger-krankenversicherung',
      'pensionierung-und-krankenkasse',
      'zusatzversicherungen-kuendigen-wechseln',
    ],
  },
  {
    ...GEMEINSAM,
    slug: 'hausarzt-verlaesst-das-modell',
    titel: 'Wenn die Praxis das Modell verlässt',
    auszug:
      'Ihre Hausärztin hört auf oder steht nicht mehr auf der Liste? Wählen Sie rasch neu, sonst kommen Sie ins teurere Standardmodell.',
    verwandt: [
      'hausarztmodell-vs-standardmodell',
      'krankenkasse-wechseln-2026-anleitung',
      'praemienschulden-und-wechselsperre',
    ],
  },
  {
    ...GEMEINSAM,
    slug: 'praemienschulden-und-wechselsperre',
    titel: 'Prämienschulden und gesperrter Wechsel',
    auszug:
      'Wer gemahnt ist und nicht rechtzeitig zahlt, kann nicht wechseln. Bis wann Sie zahlen müssen, welche Ausnahmen gelten und wer hilft, wenn das Geld fehlt.',
    aktualisiert: '2026-11-18',
    verwandt: [
      'praemienverbilligung-beantragen',
      'krankenkasse-wechseln-2026-anleitung',
      'hausarzt-verlaesst-das-modell',
    ],
  },
  {
    ...GEMEINSAM,
    slug: 'pensionierung-und-krankenkasse',
    titel: 'Pensionierung und Krankenkasse',
    auszug:
      '31 Tage nach dem letzten Lohn endet der Schutz bei Unfall. Schliessen Sie ihn wieder ein, prüfen Sie die Franchise und die Regeln beim Wegzug.',
    aktualisiert: '2026-11-18',
    verwandt: ['franchise-optimal-waehlen', 'krankenkasse-im-ausland', 'praemienverbilligung-beantragen'],
  },
]
