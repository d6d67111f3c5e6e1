import { amtlich, bericht, fakt, kasse, VERZEICHNIS } from '../quellen.ts'
import type { Profil } from '../schema.ts'

const BLICK = bericht(
  'Blick',
  'https://blick.ch/wirtschaft/2571-versicherte-zwei-mitarbeitende-die-kleinste-schweizer-krankenkasse-will-klein-bleiben-id20232197.html',
)
const EINSIEDELN = kasse('https://kkeinsiedeln.ch/geschichte/')
const GLARUS = bericht(
  'glarus24',
  'https://www.glarus24.ch/artikel/zehn-jahre-von-der-fusion-bis-zum-eigenen-hauptgebaeude-2433260',
)
const SODALIS = bericht('1815.ch', 'https://www.1815.ch/news/wallis/aktuell/daempfer-fuer-sodalis-84598/')
const SUMISWALD = bericht('Wikipedia', 'https://de.wikipedia.org/wiki/Sumiswalder_Kranken-_und_Unfallkasse')
const WAEDENSWIL = bericht(
  'Jahrbuch der Stadt Wädenswil 2006',
  'http://baukultur-waedenswil.ch/anhang-jsw-2006-von-peter-ziegler.html',
)

/** Insurers that are admitted in some cantons only. */
export const REGIONALE: readonly Profil[] = [
  {
    slug: 'birchmeier',
    verzeichnis: amtlich({
      firma: 'Krankenkasse Birchmeier',
      uid: 'CHE-108.590.563',
      adresse: 'Hauptstrasse 22, 5444 Künten',
      website: 'www.kkbirchmeier.ch',
      rechtsform: 'Verein',
      gebiet: 'Aargau',
    }),
    vergleichsregion: { kanton: 'AG', region: 0 },
    ueberblick: [
      fakt(
        'Die Krankenkasse Birchmeier ist ein Verein in Künten im Aargauer Reusstal. Sie ist nur im Kanton Aargau zugelassen und bleibt damit eine Kasse für Leute aus der Nähe.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'einsiedler',
    verzeichnis: amtlich({
      firma: 'Einsiedler Krankenkasse',
      uid: 'CHE-108.619.178',
      adresse: 'Kronenstrasse 19, 8840 Einsiedeln',
      website: 'www.kkeinsiedeln.ch',
      rechtsform: 'Verein',
      gebiet: 'Glarus, Luzern, Nidwalden, Obwalden, St. Gallen, Schwyz, Uri, Zug und Zürich',
    }),
    vergleichsregion: { kanton: 'SZ', region: 0 },
    gegruendet: fakt('1871', EINSIEDELN),
    ueberblick: [
      fakt(
        'Den Anstoss zur Einsiedler Krankenkasse gaben 1871 die Zünfte der Metzger und Bäcker: Ihr Kranken-Unterstützungs-Verein begann mit 39 Mitgliedern. Bis 2018 hiess er Kranken- und Unfallkasse Einsiedeln.',
        EINSIEDELN,
      ),
    ],
  },
  {
    slug: 'glarner',
    verzeichnis: amtlich({
      firma: 'Genossenschaft Glarner Krankenversicherung',
      uid: 'CHE-107.739.934',
      adresse: 'Abläsch 8, 8762 Schwanden',
      website: 'www.glkv.ch',
      rechtsform: 'Genossenschaft',
      gebiet: 'Glarus, St. Gallen und Schwyz',
    }),
    vergleichsregion: { kanton: 'GL', region: 0 },
    gegruendet: fakt('2011', GLARUS),
    mitarbeitende: fakt({ anzahl: '14', stand: '2021' }, GLARUS),
    ueberblick: [
      fakt(
        'Die Glarner Krankenversicherung entstand 2011 aus den beiden letzten einheimischen Kassen, jenen von Elm und von Luchsingen-Hätzingen, im selben Jahr, in dem sich auch die Glarner Gemeinden zusammenschlossen. 2021 bezog die Genossenschaft ein eigenes Haus in Schwanden.',
        GLARUS,
      ),
    ],
  },
  {
    slug: 'lumneziana',
    verzeichnis: amtlich({
      firma: 'Cassa da malsauns LUMNEZIANA',
      uid: 'CHE-108.918.310',
      adresse: 'Postfach 41, 7144 Vella',
      website: 'www.lumneziana.ch',
      rechtsform: 'Stiftung',
      gebiet: 'Graubünden',
    }),
    vergleichsregion: { kanton: 'GR', region: 3 },
    mitarbeitende: fakt({ anzahl: '2', stand: '2024' }, BLICK),
    ueberblick: [
      fakt(
        'Die Lumneziana ist mit gut 2’500 Versicherten und zwei Mitarbeitenden die kleinste Krankenkasse der Schweiz (Stand 2024). Sie ist eine Stiftung in Vella im Val Lumnezia und trägt ihren romanischen Namen auch amtlich: Cassa da malsauns.',
        BLICK,
      ),
    ],
  },
  {
    slug: 'luzerner-hinterland',
    verzeichnis: amtlich({
      firma: 'Krankenkasse Luzerner Hinterland',
      uid: 'CHE-107.866.521',
      adresse: 'Luzernstrasse 19, 6144 Zell LU',
      website: 'www.kklh.ch',
      rechtsform: 'Verein',
      gebiet: 'Aargau, Bern, Luzern, Nidwalden, Obwalden, Solothurn, Schwyz, Uri, Zug und Zürich',
    }),
    vergleichsregion: { kanton: 'LU', region: 3 },
    ueberblick: [
      fakt(
        'Die Krankenkasse Luzerner Hinterland ist ein Verein mit Sitz in Zell, unweit der Grenze zum Kanton Bern. Zugelassen ist sie in der Zentralschweiz und in den Kantonen Aargau, Bern, Solothurn und Zürich.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'sanavals',
    verzeichnis: amtlich({
      firma: 'sanavals Gesundheitskasse',
      uid: 'CHE-108.926.137',
      adresse: 'Valléstrasse 146E, 7132 Vals',
      website: 'www.sanavals.ch',
      rechtsform: 'Stiftung',
      gebiet: 'Graubünden',
    }),
    vergleichsregion: { kanton: 'GR', region: 3 },
    ueberblick: [
      fakt(
        'Die Kasse des Bündner Bergdorfs Vals war 2024 mit rund 3’600 Versicherten eine der kleinsten der Schweiz.',
        BLICK,
      ),
      fakt(
        'Im amtlichen Verzeichnis vom 1. Januar 2025 steht sie als Stiftung, zugelassen in Graubünden.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'slkk',
    verzeichnis: amtlich({
      firma: 'Genossenschaft KRANKENKASSE SLKK',
      uid: 'CHE-107.298.953',
      adresse: 'Hofwiesenstrasse 370, 8050 Zürich',
      website: 'www.slkk.ch',
      rechtsform: 'Genossenschaft',
      gebiet: 'Deutschschweiz mit Freiburg und dem Oberwallis: 21 Kantone',
    }),
    vergleichsregion: { kanton: 'ZH', region: 1 },
    ueberblick: [
      fakt(
        'Die Krankenkasse SLKK ist eine Genossenschaft mit Geschäftsstelle in Zürich-Oerlikon. Zugelassen ist sie in der Deutschschweiz, in Freiburg und im Oberwallis, nicht aber in der übrigen Westschweiz und im Tessin.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'sodalis',
    verzeichnis: amtlich({
      firma: 'sodalis gesundheitsgruppe',
      uid: 'CHE-105.755.313',
      adresse: 'Balfrinstrasse 15, 3930 Visp',
      website: 'www.sodalis.ch',
      rechtsform: 'Verein',
      gebiet: 'Bern und Wallis, dazu Italien',
    }),
    vergleichsregion: { kanton: 'VS', region: 2 },
    gegruendet: fakt('1919', SODALIS),
    ueberblick: [
      fakt(
        'Die sodalis gesundheitsgruppe begann vor gut hundert Jahren als Kasse «Visp und Umgebung» mit 240 Mitgliedern. 2018 zählte der Oberwalliser Verein über 37’000 Versicherte.',
        SODALIS,
      ),
    ],
  },
  {
    slug: 'steffisburg',
    verzeichnis: amtlich({
      firma: 'Genossenschaft Krankenkasse Steffisburg',
      uid: 'CHE-107.592.039',
      adresse: 'Unterdorfstrasse 37, 3612 Steffisburg',
      website: 'www.kkst.ch',
      rechtsform: 'Genossenschaft',
      gebiet: 'Aargau, Bern, Glarus, Nidwalden, Obwalden, Solothurn, Schwyz, Uri, Wallis, Zug und Zürich',
    }),
    vergleichsregion: { kanton: 'BE', region: 2 },
    ueberblick: [
      fakt(
        'Die Krankenkasse Steffisburg ist eine Genossenschaft vor den Toren von Thun. Vom Berner Oberland aus versichert sie in elf Kantonen, vom Wallis bis Zürich.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'sumiswalder',
    verzeichnis: amtlich({
      firma: 'Sumiswalder Krankenkasse',
      uid: 'CHE-107.232.368',
      adresse: 'Spitalstrasse 47, 3454 Sumiswald',
      website: 'www.sumiswalder.ch',
      rechtsform: 'Verein',
      gebiet: 'Deutschschweiz mit Freiburg und Wallis: 21 Kantone',
    }),
    vergleichsregion: { kanton: 'BE', region: 3 },
    gegruendet: fakt('1823', SUMISWALD),
    mitarbeitende: fakt({ anzahl: '39', stand: 'Januar 2024' }, SUMISWALD),
    ueberblick: [
      fakt(
        'Die Sumiswalder ist die älteste Krankenkasse der Schweiz: Handwerker aus dem Emmental gründeten sie am 5. Oktober 1823 als «Kranken- und Hülfskasse». Zwei Jahrhunderte später ist sie noch immer ein selbständiger Verein.',
        SUMISWALD,
      ),
    ],
    zusatzversicherungen: fakt(
      ['Eigene Zusatzversicherungen', 'Zahnversicherung über Partner', 'Reiseversicherung über Partner'],
      SUMISWALD,
    ),
  },
  {
    slug: 'visperterminen',
    verzeichnis: amtlich({
      firma: 'Verein Krankenkasse Visperterminen',
      uid: 'CHE-108.685.809',
      adresse: 'Dorfstrasse 66, 3932 Visperterminen',
      website: 'www.kkv.ch',
      rechtsform: 'Verein',
      gebiet: 'Oberwallis (Wallis, Prämienregion 2)',
    }),
    vergleichsregion: { kanton: 'VS', region: 2 },
    ueberblick: [
      fakt(
        'Die Krankenkasse Visperterminen ist ein Verein im gleichnamigen Dorf über dem Vispertal. Zugelassen ist sie in einer einzigen Prämienregion, dem Oberwallis: enger ist das Gebiet keiner anderen Kasse.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'waedenswil',
    verzeichnis: amtlich({
      firma: 'Stiftung Krankenkasse Wädenswil',
      uid: 'CHE-110.206.124',
      adresse: 'Industriestrasse 15, 8820 Wädenswil',
      website: 'www.kkwaedenswil.ch',
      rechtsform: 'Stiftung',
      gebiet: 'Aargau, Schwyz, Zug und Zürich',
    }),
    vergleichsregion: { kanton: 'ZH', region: 2 },
    gegruendet: fakt('1931', WAEDENSWIL),
    ueberblick: [
      fakt(
        'Die Krankenkasse Wädenswil wurde am 22. März 1931 vom Landwirtschaftlichen Verein gegründet, für die Bauernfamilien am linken Zürichseeufer. Heute ist sie eine Stiftung und in vier Kantonen zugelassen.',
        WAEDENSWIL,
      ),
    ],
  },
]
