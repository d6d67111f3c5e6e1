import type { Erklaerung } from './bericht.ts'

/** Changes no test notices, each with the reason why that is right. */
export const ERKLAERT: readonly Erklaerung[] = [
  {
    datei: 'server/http/schreibschutz.ts',
    zeile: "const kopfzeile = headers['content-type'] ?? ''",
    ersatz: '"Stryker was here!"',
    grund: 'Any text that is no permitted type is refused alike.',
  },
  {
    datei: 'server/http/schreibschutz.ts',
    zeile: "const [typ = '', ...parameter] = kopfzeile",
    ersatz: '"Stryker was here!"',
    grund: 'Only the type needs it: splitting never yields an empty list.',
  },
  {
    datei: 'server/http/schreibschutz.ts',
    zeile: "const parseJson = fastify.getDefaultJsonParser('error', 'error')",
    ersatz: '""',
    grund: 'The parser refuses for every word it does not know, as for «error».',
  },
  {
    datei: 'server/http/schreibschutz.ts',
    zeile: "return typeof body === 'string' ? body : utf8.decode(body)",
    ersatz: 'false',
    grund: 'Only the type needs it: with `parseAs: buffer` the body is never a string.',
  },
  {
    datei: 'server/http/schreibschutz.ts',
    zeile: "return typeof body === 'string' ? body : utf8.decode(body)",
    ersatz: '""',
    grund: 'Only the type needs it: with `parseAs: buffer` the body is never a string.',
  },
  {
    datei: 'server/http/herkunft.ts',
    zeile: 'if (!url || !/^https?:$/.test(url.protocol)) return false',
    ersatz: '/^https?:/',
    grund: 'The protocol of a parsed address ends with its first colon.',
  },
  {
    datei: 'importer/tabellen/zellen.ts',
    zeile: "for (const [, , ort = '', leer] of blatt.matchAll(ORT)) {",
    ersatz: '"Stryker was here!"',
    grund: 'Only the type needs it: whatever matches has a place, be it empty.',
  },
  {
    datei: 'importer/tabellen/zellen.ts',
    zeile: 'const [, spalte, zeile] = /^([A-Z]{0,3})([1-9]\\d{0,6})$/.exec(ort) ?? []',
    ersatz: '["Stryker was here"]',
    grund: 'The first entry, the whole text, is not looked at.',
  },
  {
    datei: 'domain/katalog/plausibilitaet.ts',
    zeile: "const ORDENTLICHE = platz('ERW', 'OHN-UNF', 300) ?? -1",
    ersatz: '+1',
    grund: 'Only the type needs it: there is such a place.',
  },
  {
    datei: 'domain/katalog/plausibilitaet.ts',
    zeile: "const ORDENTLICHE = platz('ERW', 'OHN-UNF', 300) ?? -1",
    ersatz: "platz('ERW', 'OHN-UNF', 300) && -1",
    grund: 'It is the first place, number 0.',
  },
  {
    datei: 'domain/jahreswechsel/nachfolge.ts',
    zeile: 'const gefunden: Paar[] = []',
    ersatz: '["Stryker was here"]',
    grund: 'A text among the pairs has no tariff, so none is found by it.',
  },
  {
    datei: 'domain/jahreswechsel/nachfolge.ts',
    zeile: "code: istStandard(tarif.typ) ? '' : dicht(wortfolge(tarif.code)),",
    ersatz: '"Stryker was here!"',
    grund: 'Any text does that all of free choice of doctor share: they are compared among themselves alone.',
  },
  {
    datei: 'domain/police/rechnung.ts',
    zeile: 'const nummer = (vorher && produkte.get(vorher)?.nummer) ?? produkte.size',
    ersatz: 'produkte.get(vorher).nummer',
    grund: 'Only the type needs it: the tariffs of the year before were entered first.',
  },
  {
    datei: 'domain/police/rechnung.ts',
    zeile: 'const praemie = tarif.praemie(platz(stufe, unfall, franchise) ?? -1)',
    ersatz: '+1',
    grund: 'Only the type needs it: every franchise of a tier has its place.',
  },
  {
    datei: 'domain/police/rechnung.ts',
    zeile: 'if (!erster) return []',
    ersatz: 'false',
    grund: 'Only the type needs it: no group is empty.',
  },
  {
    datei: 'domain/police/rechnung.ts',
    zeile: 'if (!erster) return []',
    ersatz: '["Stryker was here"]',
    grund: 'Only the type needs it: no group is empty.',
  },
  {
    datei: 'server/http/grenzen.ts',
    zeile: "...netze.map(({ netz, faktor }) => ({ schluessel: adressHash(geheimnis, 'netz', netz), faktor })),",
    ersatz: '""',
    grund: 'Any word does that no other hash uses.',
  },
  {
    datei: 'server/http/grenzen.ts',
    zeile: "adressHash(geheimnis, 'mail', postfach(email))",
    ersatz: '""',
    grund: 'Any word does that no other hash uses.',
  },
  {
    datei: 'server/prozess/bereitschaft.ts',
    zeile: "if (istEndgueltig()) throw schaden('found before')",
    ersatz: '""',
    grund: 'Nobody reads it: the log has said what was found.',
  },
  {
    datei: 'server/prozess/bereitschaft.ts',
    zeile: 'if (!bereit && stoerung === null && probe === neue) probe = null',
    ersatz: 'true',
    grund: 'Of the last part: a write that failed during a trial costs at most one more trial.',
  },
  {
    datei: 'db/schadenssuche.ts',
    zeile: 'worker.unref()',
    ersatz: ';',
    grund: 'A process that ends calls `exit`; it only spares other users of the file a wait.',
  },
  {
    datei: 'domain/kosten/unfallhinweis.ts',
    zeile: "if (unfall === 'MIT' || alter === undefined) return 'acht-stunden'",
    ersatz: 'false',
    grund: 'Only the type needs the second half: an unknown age is neither below 15 nor 65 and more.',
  },
  {
    datei: 'domain/werte/betrag-eingabe.ts',
    zeile: "const [, ganze = '', rest = ''] = BETRAG.exec(text.trim()) ?? []",
    ersatz: '"Stryker was here!"',
    grund: 'Of the first part: where nothing matched, letters are no digits either.',
  },
  {
    datei: 'domain/werte/betrag-eingabe.ts',
    zeile: "const [, ganze = '', rest = ''] = BETRAG.exec(text.trim()) ?? []",
    ersatz: '["Stryker was here"]',
    grund: 'The first entry, the whole text, is not looked at.',
  },
  {
    datei: 'domain/fristen/kalender-tag.ts',
    zeile:
      "const [, tag = '', monat = '', jahr = ''] = /^(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})$/.exec(text.trim()) ?? []",
    ersatz: '"Stryker was here!"',
    grund: 'What does not match is no day, whatever stands in its place.',
  },
  {
    datei: 'domain/fristen/kalender-tag.ts',
    zeile:
      "const [, tag = '', monat = '', jahr = ''] = /^(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})$/.exec(text.trim()) ?? []",
    ersatz: '["Stryker was here"]',
    grund: 'The first entry, the whole text, is not looked at.',
  },
  {
    datei: 'domain/haushalt/kinder.ts',
    zeile: "besteFranchise(wahl, personen[kinder[index] ?? 0]?.kosten ?? rappen(0), 'AKL-KIN'),",
    ersatz: 'personen[kinder[index] ?? 0].kosten',
    grund: 'Only the type needs it: children are places among the persons.',
  },
  {
    datei: 'domain/haushalt/kinder.ts',
    zeile: 'return [jedesSeine, ...(kinder.length > 2 ? alleGleich() : [])]',
    ersatz: 'true',
    grund:
      'Below three children the common maximum is never less than their own together: one franchise for all saves nothing.',
  },
  {
    datei: 'domain/haushalt/kinder.ts',
    zeile: 'return [jedesSeine, ...(kinder.length > 2 ? alleGleich() : [])]',
    ersatz: 'kinder.length >= 2',
    grund: 'The same for two.',
  },
  {
    datei: 'domain/orte/hexkarte.ts',
    zeile: 'for (const lage of quadrate.get(nummer(x + dx, y + dy)) ?? [])',
    ersatz: 'x - dx',
    grund: 'The squares around are the same, in another order.',
  },
  {
    datei: 'domain/orte/hexkarte.ts',
    zeile: 'for (const lage of quadrate.get(nummer(x + dx, y + dy)) ?? [])',
    ersatz: 'y - dy',
    grund: 'The squares around are the same, in another order.',
  },
  {
    datei: 'domain/orte/nachbarkantone.ts',
    zeile: 'const vorangehende = Object.keys(GRENZEN).filter(code => GRENZEN[code]?.includes(kanton))',
    ersatz: 'GRENZEN[code].includes',
    grund: 'Only the type needs it: the codes are the keys of the list.',
  },
  {
    datei: 'domain/praemien/versicherer.ts',
    zeile: 'const zuletzt = frueher.find(jahr => jahre.get(jahr)?.has(versicherer))',
    ersatz: 'jahre.get(jahr).has',
    grund: 'Only the type needs it: the years are the keys of the map.',
  },
]
