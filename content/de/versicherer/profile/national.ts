import {
  AMBULANT,
  amtlich,
  bericht,
  fakt,
  KOMPLEMENTAER,
  kasse,
  SCHWEIZ,
  SCHWEIZ_UND_EU,
  SPITAL,
  VERZEICHNIS,
  ZAHN,
} from '../quellen.ts'
import type { Profil } from '../schema.ts'

/** Insurers of their own that are open to the whole country. */
export const NATIONALE: readonly Profil[] = [
  {
    slug: 'agrisano',
    verzeichnis: amtlich({
      firma: 'Agrisano Krankenkasse AG',
      uid: 'CHE-496.636.075',
      adresse: 'Laurstrasse 10, 5201 Brugg AG',
      website: 'www.agrisano.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'AG', region: 0 },
    ueberblick: [
      fakt(
        'Agrisano ist die Krankenkasse der Bauernfamilien: Organisatorisch gehört sie zum Schweizer Bauernverband, der wie sie in Brugg zu Hause ist. Wer in der Landwirtschaft arbeitet, findet hier Krankenkasse, Unfall und Vorsorge unter einem Dach.',
        kasse('https://www.agrisano.ch'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT], kasse('https://www.agrisano.ch')),
    spezialisierungen: fakt(['Bauernfamilien und landwirtschaftliche Betriebe'], kasse('https://www.agrisano.ch')),
  },
  {
    slug: 'aquilana',
    verzeichnis: amtlich({
      firma: 'Aquilana Versicherungen',
      uid: 'CHE-107.860.582',
      adresse: 'Bruggerstrasse 46, 5401 Baden',
      website: 'www.aquilana.ch',
      rechtsform: 'Verein',
      gebiet: 'Ganze Schweiz, dazu acht Länder Europas',
    }),
    vergleichsregion: { kanton: 'AG', region: 0 },
    gegruendet: fakt(
      '1892',
      kasse('https://www.aquilana.ch/medienmitteilung/aquilana-mit-einem-erfolgreichen-jubilaeumsjahr'),
    ),
    ueberblick: [
      fakt(
        'Aquilana ist ein Verein mit Sitz in Baden: Die Versicherten sind Mitglieder und stimmen an der Generalversammlung ab. 2017 feierte die Kasse ihr 125-jähriges Bestehen.',
        kasse('https://www.aquilana.ch/medienmitteilung/aquilana-mit-einem-erfolgreichen-jubilaeumsjahr'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT], kasse('https://www.aquilana.ch')),
  },
  {
    slug: 'assura',
    verzeichnis: amtlich({
      firma: 'Assura-Basis AG',
      uid: 'CHE-203.697.177',
      adresse: 'Avenue C.-F. Ramuz 70, 1009 Pully',
      website: 'www.assura.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'VD', region: 1 },
    gegruendet: fakt('1978', bericht('Wikipedia', 'https://de.wikipedia.org/wiki/Assura')),
    ueberblick: [
      fakt(
        'Assura begann 1978 in Pully am Genfersee mit acht Angestellten. Erst 1993 kam sie mit einer Niederlassung in St. Gallen in die Deutschschweiz; heute gehört sie zu den grossen Krankenversicherern des Landes.',
        bericht('Wikipedia', 'https://de.wikipedia.org/wiki/Assura'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.assura.ch')),
  },
  {
    slug: 'atupri',
    verzeichnis: amtlich({
      firma: 'Atupri Gesundheitsversicherung AG',
      uid: 'CHE-191.743.207',
      adresse: 'Laupenstrasse 18, 3008 Bern',
      website: 'www.atupri.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'BE', region: 1 },
    gegruendet: fakt(
      '1910',
      bericht(
        'Handelszeitung',
        'https://www.handelszeitung.ch/insurance/krankenkasse-atupri-gesundheits-pionier-mit-sinn-fur-sozialpolitik',
      ),
    ),
    ueberblick: [
      fakt(
        'Atupri war über achtzig Jahre lang die Betriebskrankenkasse der SBB: 1910 entstand sie als Kranken- und Hülfskasse für die Arbeiter der Bundesbahnen. Heute nimmt sie alle auf, die in der Schweiz wohnen.',
        bericht(
          'Handelszeitung',
          'https://www.handelszeitung.ch/insurance/krankenkasse-atupri-gesundheits-pionier-mit-sinn-fur-sozialpolitik',
        ),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.atupri.ch')),
  },
  {
    slug: 'concordia',
    verzeichnis: amtlich({
      firma: 'CONCORDIA Schweiz. Kranken- und Unfallversicherung AG',
      uid: 'CHE-112.992.321',
      adresse: 'Bundesplatz 15, 6002 Luzern',
      website: 'www.concordia.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: 'Ganze Schweiz und Liechtenstein, dazu EU, EFTA und Vereinigtes Königreich',
    }),
    vergleichsregion: { kanton: 'LU', region: 1 },
    gegruendet: fakt(
      '1913',
      bericht('Krankenversicherung.ch', 'https://www.krankenversicherung.ch/news.cfm?key=1627970'),
    ),
    ueberblick: [
      fakt(
        'Die Concordia ging 1913 aus dem Krankenkassenverband des katholischen Volksvereins hervor, begann ihre Arbeit in Zug und hat ihren Hauptsitz seit 1919 in Luzern. Über der Aktiengesellschaft steht ein nicht gewinnorientierter Verein.',
        bericht('Krankenversicherung.ch', 'https://www.krankenversicherung.ch/news.cfm?key=1627970'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.concordia.ch')),
    spezialisierungen: fakt(['Grundversicherung auch in Liechtenstein'], VERZEICHNIS),
  },
  {
    slug: 'css',
    verzeichnis: amtlich({
      firma: 'CSS Kranken-Versicherung AG',
      uid: 'CHE-110.130.047',
      adresse: 'Tribschenstrasse 21, 6002 Luzern',
      website: 'www.css.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'LU', region: 1 },
    gegruendet: fakt('1899', kasse('https://125.css.ch/de/chronik')),
    ueberblick: [
      fakt(
        'Die CSS geht auf sechzig Frauen und Männer des Katholischen Arbeitervereins zurück, die 1899 in St. Gallen eine Krankenkasse gründeten. Lange hiess sie Christlichsoziale Kranken- und Unfallkasse; den heutigen Namen trägt sie seit 1987. Sie ist einer der grössten Krankenversicherer der Schweiz.',
        kasse('https://125.css.ch/de/chronik'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.css.ch')),
  },
  {
    slug: 'egk',
    verzeichnis: amtlich({
      firma: 'EGK Grundversicherungen AG',
      uid: 'CHE-317.024.660',
      adresse: 'Birspark 1, 4242 Laufen',
      website: 'www.egk.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'BL', region: 2 },
    gegruendet: fakt('1919', kasse('https://100.egk.ch/de/100-jahre-vorsprung')),
    mitarbeitende: fakt(
      { anzahl: 'rund 200', stand: '2019' },
      bericht(
        'bz Basel',
        'https://www.bzbasel.ch/basel/baselbiet/100-jahre-egk-gesundheitskasse-laufentaler-versicherung-bekennt-sich-zu-ihren-wurzeln-134238263',
      ),
    ),
    ueberblick: [
      fakt(
        'Die EGK entstand am 22. März 1919 in der Kantine der Tonwarenfabrik Laufen: Fabrikbesitzer aus dem Laufental gründeten die «Krankenkasse des Birstals» für ihre Belegschaften. Bis heute sitzt sie in Laufen und ist für ihr Angebot in der Komplementärmedizin bekannt.',
        kasse('https://100.egk.ch/de/100-jahre-vorsprung'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.egk.ch')),
    spezialisierungen: fakt(['Schul- und Komplementärmedizin nebeneinander'], kasse('https://www.egk.ch')),
  },
  {
    slug: 'helsana',
    verzeichnis: amtlich({
      firma: 'Helsana Versicherungen AG',
      uid: 'CHE-102.695.608',
      adresse: 'Postfach, 8081 Zürich',
      website: 'www.helsana.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'ZH', region: 2 },
    gegruendet: fakt('1997', kasse('https://125.helsana.ch/timeline')),
    ueberblick: [
      fakt(
        'Helsana entstand auf den 1. Januar 1997 aus zwei Kassen: der 1899 in Zürich gegründeten Helvetia und der Artisana von 1952. Später gingen auch Progrès, Sansan und Avanex in ihr auf. Sie zählt zu den grössten Krankenversicherern der Schweiz.',
        kasse('https://125.helsana.ch/timeline'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.helsana.ch')),
  },
]
