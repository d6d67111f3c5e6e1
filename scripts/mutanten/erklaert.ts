import type { Erklaerung } from './bericht.ts'

/** Changes no test notices, each with the reason why that is right. */
export const ERKLAERT: readonly Erklaerung[] = [
  {
    datei: 'server/schreibschutz.ts',
    zeile: "const [typ = '', ...parameter] = (headers['content-type'] ?? '')",
    ersatz: '"Stryker was here!"',
    grund: 'Any text that is no permitted type is refused alike; splitting never yields an empty list.',
  },
  {
    datei: 'server/schreibschutz.ts',
    zeile: "const parseJson = fastify.getDefaultJsonParser('error', 'error')",
    ersatz: '""',
    grund: 'The parser refuses for every word it does not know, as for «error».',
  },
  {
    datei: 'server/schreibschutz.ts',
    zeile: "return typeof body === 'string' ? body : utf8.decode(body)",
    ersatz: 'false',
    grund: 'Only the type needs it: with `parseAs: buffer` the body is never a string.',
  },
  {
    datei: 'server/schreibschutz.ts',
    zeile: "return typeof body === 'string' ? body : utf8.decode(body)",
    ersatz: '""',
    grund: 'Only the type needs it: with `parseAs: buffer` the body is never a string.',
  },
  {
    datei: 'server/herkunft.ts',
    zeile: 'if (!url || !/^https?:$/.test(url.protocol)) return false',
    ersatz: '/^https?:/',
    grund: 'The protocol of a parsed address ends with its first colon.',
  },
  {
    datei: 'domain/haushalt-ersparnis.ts',
    zeile: 'franchise: policen[index]?.franchise ?? person.franchise,',
    ersatz: 'policen[index].franchise',
    grund: 'Only the type needs it: a solution has one policy per person.',
  },
  {
    datei: 'domain/haushalt.ts',
    zeile:
      'const { stufe, angebot } = weitere.reduce((a, b) => (b.angebot.praemie < a.angebot.praemie ? b : a), erstes)',
    ersatz: 'b.angebot.praemie <= a.angebot.praemie',
    grund: 'At equal prices either tier is right.',
  },
  {
    datei: 'domain/unfallhinweis.ts',
    zeile: "if (unfall === 'MIT' || alter === undefined) return 'acht-stunden'",
    ersatz: 'false',
    grund: 'Only the type needs the second half: an unknown age is neither below 15 nor 65 and more.',
  },
]
