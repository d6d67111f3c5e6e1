import { KONKURS_DER_KLUG } from '../ende.ts'
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

const KLUG = bericht(
  'Keystone-SDA',
  'https://www.swissinfo.ch/ger/krankenkasse-klug-stellt-ihre-t%C3%A4tigkeit-ein/89819563',
)
const KPT = bericht(
  'SRF',
  'https://www.srf.ch/news/schweiz/inhaltliche-differenzen-knatsch-unter-krankenkassen-kpt-verlaesst-branchen-verband',
)
const RHENUSANA = bericht('Rheintaler', 'http://rheintaler.ch/artikel/stolz-auf-das-neue-zuhause')
const SYMPANY = kasse(
  'https://sympany.ch/de/ueber-uns/news-medien/medien/medienmitteilungen/2014/sympany-feiert-100-jahr-jubilaeum.html',
)
const SWICA = bericht('esurance', 'https://www.esurance.ch/versicherungsratgeber/swica/')

/** Insurers of their own that are open to the whole country, second half of the alphabet. */
export const NATIONALE_K_Z: readonly Profil[] = [
  {
    slug: 'klug',
    verzeichnis: amtlich({
      firma: 'KLuG Krankenversicherung',
      uid: 'CHE-108.286.036',
      adresse: 'Gubelstrasse 22, 6300 Zug',
      website: 'www.klug.ch',
      rechtsform: 'Verein',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'ZG', region: 0 },
    gegruendet: fakt('1918', kasse('https://issuu.com/klug123456/docs/gzd_broschuere_klug.pdf_4b8368cbd00e15')),
    mitarbeitende: fakt({ anzahl: '19', stand: 'August 2025' }, KLUG),
    ueberblick: [
      fakt('KLuG war die Betriebskrankenkasse der Zuger Firma Landis & Gyr, daher der Name.', KLUG),
      fakt(
        'Am 6. August 2025 stellte das Bundesamt für Gesundheit die Insolvenz der Kasse fest und entzog ihr die Bewilligung auf den 31. Dezember 2025. Betroffen waren rund 9’300 Versicherte.',
        bericht(
          'Bundesamt für Gesundheit, 12. August 2025',
          'https://www.bag.admin.ch/de/newnsb/sXsiqJ_FWmSygOYtXeA5t',
        ),
      ),
      fakt('Am 5. Januar 2026 wurde über die KLuG der Konkurs eröffnet.', KONKURS_DER_KLUG),
    ],
  },
  {
    slug: 'kpt',
    verzeichnis: amtlich({
      firma: 'KPT Krankenkasse AG',
      uid: 'CHE-112.983.842',
      adresse: 'Wankdorfallee 3, 3001 Bern',
      website: 'www.kpt.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'BE', region: 1 },
    gegruendet: fakt('1890', KPT),
    mitarbeitende: fakt({ anzahl: 'über 600', stand: '2020' }, KPT),
    ueberblick: [
      fakt(
        'Die KPT wurde 1890 als Berufskrankenkasse gegründet und war lange die Kasse der Bundesangestellten. Sie ist bis heute genossenschaftlich organisiert und hat ihren Sitz im Berner Wankdorf.',
        KPT,
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.kpt.ch')),
  },
  {
    slug: 'oekk',
    verzeichnis: amtlich({
      firma: 'ÖKK Kranken- und Unfallversicherungen AG',
      uid: 'CHE-106.844.103',
      adresse: 'Bahnhofstrasse 13, 7302 Landquart',
      website: 'www.oekk.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'GR', region: 2 },
    gegruendet: fakt('1994', kasse('https://www.oekk.ch/en/oekk/businesses/about-us/history/')),
    ueberblick: [
      fakt(
        'Hinter der ÖKK stehen fast vierzig öffentliche Krankenkassen aus Graubünden, die sich 1994 zu einer Stiftung zusammenschlossen; die ersten von ihnen entstanden um 1900. In Graubünden ist die ÖKK stark verankert, rund die Hälfte ihrer Versicherten wohnt heute aber ausserhalb.',
        kasse('https://www.oekk.ch/en/oekk/businesses/about-us/history/'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.oekk.ch')),
  },
  {
    slug: 'rhenusana',
    verzeichnis: amtlich({
      firma: 'rhenusana',
      uid: 'CHE-108.585.421',
      adresse: 'Widnauerstrasse 6, 9435 Heerbrugg',
      website: 'www.rhenusana.ch',
      rechtsform: 'Verein',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'SG', region: 2 },
    gegruendet: fakt('1944', RHENUSANA),
    ueberblick: [
      fakt(
        'Die rhenusana begann 1944 als Betriebskrankenkasse der Instrumentenbauer Wild in Heerbrugg, der späteren Leica. Seit 1996 kann sich hier jede Person mit Wohnsitz in der Schweiz versichern, seit 2006 trägt die Kasse ihren eigenen Namen.',
        RHENUSANA,
      ),
    ],
  },
  {
    slug: 'sanitas',
    verzeichnis: amtlich({
      firma: 'Sanitas Grundversicherungen AG',
      uid: 'CHE-110.227.511',
      adresse: 'Jägergasse 3, 8021 Zürich',
      website: 'www.sanitas.com',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'ZH', region: 1 },
    gegruendet: fakt('1958', kasse('https://sanitas.com/de/ueber-sanitas/unternehmen/geschichte.html')),
    ueberblick: [
      fakt(
        'Sanitas wurde 1958 im thurgauischen Weinfelden als Stiftung gegründet, von Leuten aus dem Apothekerverband, dem Bauernverband und der Helvetia Unfall. Zwei Jahre später zählte die Kasse rund tausend Versicherte; heute führt sie ihre Geschäfte von Zürich aus.',
        kasse('https://sanitas.com/de/ueber-sanitas/unternehmen/geschichte.html'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.sanitas.com')),
  },
  {
    slug: 'swica',
    verzeichnis: amtlich({
      firma: 'SWICA Krankenversicherung AG',
      uid: 'CHE-109.337.400',
      adresse: 'Römerstrasse 38, 8401 Winterthur',
      website: 'www.swica.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: 'Ganze Schweiz und Liechtenstein, dazu EU, EFTA und Vereinigtes Königreich',
    }),
    vergleichsregion: { kanton: 'ZH', region: 2 },
    gegruendet: fakt('1992', SWICA),
    mitarbeitende: fakt(
      { anzahl: 'knapp 2’000', stand: 'Ende 2023' },
      bericht(
        'moneycab',
        'https://www.moneycab.com/finanz/swica-baut-agenturnetz-um-und-will-50-mio-franken-einsparen-stellenabbau/',
      ),
    ),
    ueberblick: [
      fakt(
        'SWICA ging 1992 aus vier Krankenkassen hervor: OSKA, Panorama, SBKK und ZOKU. 2014 kam die Winterthurer Provita dazu, die einstige Kasse der Firma Sulzer.',
        SWICA,
      ),
      fakt(
        'Sie nennt sich Gesundheitsorganisation und betreibt neben den Versicherungen den eigenen telemedizinischen Dienst santé24.',
        kasse('https://report.swica.ch/de/highlights/'),
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.swica.ch')),
    spezialisierungen: fakt(['Grundversicherung auch in Liechtenstein'], VERZEICHNIS),
  },
  {
    slug: 'sympany-vivao',
    verzeichnis: amtlich({
      firma: 'Vivao Sympany AG',
      uid: 'CHE-108.905.164',
      adresse: 'Peter Merian-Weg 4, 4002 Basel',
      website: 'www.sympany.ch',
      rechtsform: 'Aktiengesellschaft',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'BS', region: 0 },
    gegruendet: fakt('1914', SYMPANY),
    ueberblick: [
      fakt(
        'Die Vivao Sympany AG führt die Grundversicherung der Basler Sympany. Diese begann am 1. Oktober 1914 als Öffentliche Krankenkasse Basel-Stadt: Basel hatte damit als erste Stadt ein Obligatorium, lange bevor es 1996 für die ganze Schweiz kam. Seit 2008 heisst das Unternehmen Sympany.',
        SYMPANY,
      ),
    ],
    zusatzversicherungen: fakt([SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN], kasse('https://www.sympany.ch')),
  },
  {
    slug: 'vita-surselva',
    verzeichnis: amtlich({
      firma: 'vita surselva',
      uid: 'CHE-108.920.330',
      adresse: 'Bahnhofstrasse 33, 7130 Ilanz',
      website: 'www.vitasurselva.ch',
      rechtsform: 'Stiftung',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'GR', region: 3 },
    ueberblick: [
      fakt(
        'Die vita surselva ist eine Stiftung mit Sitz in Ilanz. Anders als die Kassen der Nachbartäler in Vella und Vals war sie am 1. Januar 2025 in der ganzen Schweiz zugelassen.',
        VERZEICHNIS,
      ),
    ],
  },
]
