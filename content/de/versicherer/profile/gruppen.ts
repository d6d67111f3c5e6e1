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

const MARTIGNY = 'Rue des Cèdres 5, 1919 Martigny'
const WELTPOST = 'Weltpoststrasse 19, 3000 Bern 16'
const GROUPE_MUTUEL = kasse('https://www.groupemutuel.ch')
const NEUORDNUNG = bericht(
  'finews',
  'https://finews.ch/news/versicherungen/3566-group-mutuel-will-sich-neu-organisieren',
)
const HLS = bericht('Historisches Lexikon der Schweiz', 'https://hls-dhs-dss.ch/de/articles/042046/2007-03-20/')
const ZUSATZ = [SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN]

/** Insurers that the directory counts to a group: Groupe Mutuel in Martigny, Visana in Bern. */
export const GRUPPEN: readonly Profil[] = [
  {
    slug: 'amb',
    verzeichnis: amtlich({
      firma: 'AMB Assurances SA',
      uid: 'CHE-383.575.104',
      adresse: 'Route de Verbier 13, 1934 Le Châble',
      website: 'www.groupemutuel.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Groupe Mutuel',
      gebiet: 'Wallis',
    }),
    vergleichsregion: { kanton: 'VS', region: 1 },
    ueberblick: [
      fakt(
        'AMB Assurances ist die kleine Kasse der Groupe Mutuel im Val de Bagnes. Sie sitzt in Le Châble am Fuss von Verbier und versichert nur Personen mit Wohnsitz im Wallis.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'avenir',
    verzeichnis: amtlich({
      firma: 'Avenir Krankenversicherung AG',
      uid: 'CHE-115.747.083',
      adresse: MARTIGNY,
      website: 'www.groupemutuel.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Groupe Mutuel',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'VS', region: 1 },
    ueberblick: [
      fakt(
        'Avenir ist eine der drei landesweiten Kassen der Groupe Mutuel. Ihre Wurzeln liegen im Kanton Freiburg: 1997 schloss sich die dortige Krankenkasse Avenir der Gruppe in Martigny an.',
        bericht('Presseportal', 'https://presseportal.ch/de/pm/100000969/100002364'),
      ),
      fakt('Auf den 1. Januar 2025 hat Avenir die Schwesterkasse Easy Sana übernommen.', VERZEICHNIS),
    ],
    zusatzversicherungen: fakt(ZUSATZ, GROUPE_MUTUEL),
  },
  {
    slug: 'mutuel',
    verzeichnis: amtlich({
      firma: 'Mutuel Krankenversicherung AG',
      uid: 'CHE-115.747.953',
      adresse: MARTIGNY,
      website: 'www.groupemutuel.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Groupe Mutuel',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'VS', region: 1 },
    ueberblick: [
      fakt(
        'Die Mutuel trägt den Namen ihrer Gruppe: 2011 fasste die Groupe Mutuel fünfzehn Kassen zu vier Gesellschaften zusammen, eine davon ist die Mutuel Krankenversicherung.',
        NEUORDNUNG,
      ),
      fakt('Auf den 1. Januar 2025 kam mit SUPRA-1846 eine weitere Kasse der Gruppe zu ihr.', VERZEICHNIS),
    ],
    zusatzversicherungen: fakt(ZUSATZ, GROUPE_MUTUEL),
  },
  {
    slug: 'philos',
    verzeichnis: amtlich({
      firma: 'Philos Krankenversicherung AG',
      uid: 'CHE-115.748.007',
      adresse: MARTIGNY,
      website: 'www.groupemutuel.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Groupe Mutuel',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'VS', region: 1 },
    ueberblick: [
      fakt(
        'Philos gehört seit der Neuordnung von 2011 zu den Grundversicherern der Groupe Mutuel. Verwaltet wird sie mit Avenir und Mutuel am gemeinsamen Sitz in Martigny; die Prämien der drei Kassen unterscheiden sich trotzdem.',
        NEUORDNUNG,
      ),
    ],
    zusatzversicherungen: fakt(ZUSATZ, GROUPE_MUTUEL),
  },
  {
    slug: 'vallee-d-entremont',
    verzeichnis: amtlich({
      firma: 'Caisse-maladie de la vallée d’Entremont société coopérative',
      uid: 'CHE-108.307.939',
      adresse: 'Place centrale 5, 1937 Orsières',
      website: 'www.cmveo.ch',
      rechtsform: 'Genossenschaft',
      gruppe: 'Groupe Mutuel (Zusammenarbeit)',
      gebiet: 'Wallis',
    }),
    vergleichsregion: { kanton: 'VS', region: 1 },
    ueberblick: [
      fakt(
        'Die Kasse der Vallée d’Entremont ist eine Genossenschaft in Orsières, an der Strasse zum Grossen Sankt Bernhard. Sie ist selbständig, arbeitet aber mit der Groupe Mutuel zusammen und versichert nur Personen im Wallis.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'galenos',
    verzeichnis: amtlich({
      firma: 'Galenos AG',
      uid: 'CHE-272.377.083',
      adresse: 'Binzmühlestrasse 95, 8050 Zürich',
      website: 'www.galenos.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Visana',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'BE', region: 1 },
    ueberblick: [
      fakt(
        'Galenos gehört zur Visana-Gruppe. Das amtliche Verzeichnis führt die Kasse mit Sitz in Bern; die Geschäftsstelle liegt in Zürich-Oerlikon.',
        VERZEICHNIS,
      ),
    ],
  },
  {
    slug: 'sana24',
    verzeichnis: amtlich({
      firma: 'sana24 AG',
      uid: 'CHE-110.550.573',
      adresse: WELTPOST,
      website: 'www.visana.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Visana',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'BE', region: 1 },
    ueberblick: [
      fakt(
        'sana24 ist ein eigener Grundversicherer der Visana-Gruppe mit derselben Berner Adresse wie die Muttergesellschaft. Kundendienst und Website sind die der Visana, die Prämien aber eigene: Ein Vergleich der beiden lohnt sich.',
        VERZEICHNIS,
      ),
    ],
    zusatzversicherungen: fakt(ZUSATZ, kasse('https://www.visana.ch')),
  },
  {
    slug: 'visana',
    verzeichnis: amtlich({
      firma: 'Visana AG',
      uid: 'CHE-375.956.898',
      adresse: WELTPOST,
      website: 'www.visana.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Visana',
      gebiet: SCHWEIZ_UND_EU,
    }),
    vergleichsregion: { kanton: 'BE', region: 1 },
    ueberblick: [
      fakt(
        'Visana ist Mitte der 1990er-Jahre aus drei Kassen entstanden: der Grütli, die bis 1872 zurückreicht, der Krankenkasse für den Kanton Bern und der Evidenzia.',
        HLS,
      ),
      fakt('Sie führt eine Gruppe, zu der am 1. Januar 2025 auch sana24, vivacare und Galenos gehörten.', VERZEICHNIS),
    ],
    zusatzversicherungen: fakt(ZUSATZ, kasse('https://www.visana.ch')),
  },
  {
    slug: 'vivacare',
    verzeichnis: amtlich({
      firma: 'vivacare AG',
      uid: 'CHE-112.099.945',
      adresse: WELTPOST,
      website: 'www.visana.ch',
      rechtsform: 'Aktiengesellschaft',
      gruppe: 'Visana',
      gebiet: SCHWEIZ,
    }),
    vergleichsregion: { kanton: 'BE', region: 1 },
    ueberblick: [
      fakt(
        'Das amtliche Verzeichnis vom 1. Januar 2025 führt vivacare als Grundversicherer der Visana-Gruppe für die ganze Schweiz, mit derselben Berner Adresse wie Visana und sana24.',
        VERZEICHNIS,
      ),
    ],
  },
]
