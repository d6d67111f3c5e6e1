import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fehlerseite, fehlertext, WIEDER_SEKUNDEN } from '../http/fehler.ts'
import { HTTP_GRENZEN } from '../http/server.ts'
import { syncOrdner } from './ordner.ts'
import {
  cacheVon,
  dispositionVon,
  kopfVon,
  LANDES_CSV,
  NEBENDATEIEN,
  TYPEN,
  typVon,
  UNVERAENDERLICH,
} from './regeln.ts'

/**
 * The rules of `regeln.ts`, `bestand.ts` and `antwort.ts` in the language of nginx: two files beside `aktuell`, one for `http`, one
 * for `server`, which `deploy/nginx.conf` includes. They name no file of the website, so nginx goes over to another version by
 * itself, and is told only of another build or tag manager.
 */
export async function writeNginx(website: string, gtmId: string | null): Promise<void> {
  const ordner = join(website, 'nginx')
  await mkdir(ordner, { recursive: true })
  await putWhenChanged(join(ordner, 'http.conf'), httpConf(gtmId))
  await putWhenChanged(join(ordner, 'server.conf'), serverConf())
  await syncOrdner(ordner)
}

async function putWhenChanged(pfad: string, inhalt: string): Promise<void> {
  if ((await readFile(pfad, 'utf8').catch(() => null)) === inhalt) return
  await writeFile(`${pfad}.neu`, inhalt, { flush: true })
  await rename(`${pfad}.neu`, pfad)
}

/** So much gets the answer of this server, which takes less; and no body is ever written to the disk on the way. */
const KOERPER_BYTES = 65_536

/** Below it are nginx's own answers. Nobody can ask for them. */
const EIGENE = '/.nginx'
const EIGENE_MUSTER = `^${RegExp.escape(EIGENE)}/`

const ZEICHEN = "[\\w~!$&'()*+,;=:@.-]"
const KEIN_PUNKT = '(?!\\.{1,2}(?:[/?]|$))'
/** An address that says nothing but itself; any other is judged by this server, unless a file has its name. */
const SCHLICHT = `(?:/${KEIN_PUNKT}${ZEICHEN}+)+`
const LESBAR = `(?:/${KEIN_PUNKT}(?:${ZEICHEN}|%[89A-Fa-f][\\dA-Fa-f]|[\\x80-\\xff])+)+`
const FRAGE = '(?:\\?.*)?$'
/** One that a redirect takes along as it is (`adresse.ts` bounds and encodes the others). */
const SCHLICHTE_FRAGE = '(?:\\?[\\x21-\\x7e]{0,1999})?$'
/** Files that are no address of their own. */
const KEINE = `^\\S+ (?:/index|[^?]*(?:/404|\\.html|${Object.keys(NEBENDATEIEN).map(RegExp.escape).join('|')}))`
const LIES = '^(?:GET|HEAD) '
const ANFRAGE = '$request_method $request_uri'

const inAnfuehrung = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The first pattern that fits the text gives the value. */
function map(text: string, name: string, sonst: string, ...faelle: readonly [muster: string, wert: string][]): string {
  const zeilen = faelle.map(([muster, wert]) => `  ${inAnfuehrung(`~${muster}`)} ${inAnfuehrung(wert)};\n`)
  return `map "${text}" $website_${name} {\n  default ${inAnfuehrung(sonst)};\n${zeilen.join('')}}\n`
}

const RICHTLINIE = 'Content-Security-Policy'
const HTML = typVon('a.html').typ

export function httpConf(gtmId: string | null): string {
  const richtlinie = (typ: string) => kopfVon(typ, gtmId)[RICHTLINIE] ?? ''
  return [
    '# Written by server/website/nginx.ts\n',
    map(
      ANFRAGE,
      'name',
      `${EIGENE}/keine`,
      [`${LIES}/${FRAGE}`, '/index'],
      [`${KEINE}${FRAGE}`, `${EIGENE}/keine`],
      [`${LIES}${LESBAR}${FRAGE}`, '$uri'],
    ),
    map(
      ANFRAGE,
      'sonst',
      '@node',
      ['^\\S+ /(?:api|healthz|readyz)(?:[/?]|$)', '@node'],
      [`${LIES}(?:/|${SCHLICHT}/?)${SCHLICHTE_FRAGE}`, '@fehlt'],
    ),
    map(
      ANFRAGE,
      'ohne_endstrich',
      '',
      [`${KEINE}/${FRAGE}`, ''],
      [`${LIES}(?<website_pfad>${SCHLICHT})/(?<website_frage>${SCHLICHTE_FRAGE})`, '$website_pfad'],
    ),
    // Sections are one level deep: the page of the folder that the address would lie in, or that of the whole site.
    map('$uri', 'abschnitt', '/', ['^(?<website_ordner>/.*/)[^/]+/?$', '$website_ordner']),
    map('$uri $http_content_type', 'fehler', 'html', [
      '^/api(?:/[^ ]*)? (?!(?i)application/x-www-form-urlencoded)',
      'json',
    ]),
    map('$uri', 'richtlinie', richtlinie(''), [EIGENE_MUSTER, richtlinie('')], ['\\.html$', richtlinie(HTML)]),
    map(
      '$uri',
      'cache',
      cacheVon('/'),
      [`${EIGENE_MUSTER}(?!umleitung)`, 'no-store'],
      [UNVERAENDERLICH.source, cacheVon('/assets/')],
    ),
    map('$uri', 'vary', '', [EIGENE_MUSTER, ''], [`(?i)${komprimierbare().join('|')}`, 'Accept-Encoding']),
    map('$uri', 'disposition', '', [LANDES_CSV.source, dispositionVon('$1')]),
    map('$uri', 'wieder', '', [`${EIGENE_MUSTER}503`, String(WIEDER_SEKUNDEN)]),
    map('$status', 'erlaubt', '', ['^405$', 'GET, HEAD']),
  ].join('')
}

const istEndung = (name: string) => name.startsWith('.')
const musterVon = (name: string) => `${RegExp.escape(istEndung(name) ? name : `/${name}`)}$`

const komprimierbare = () =>
  Object.entries(TYPEN)
    .filter(([, { komprimierbar }]) => komprimierbar)
    .map(([name]) => musterVon(name))

export const serverConf = (): string => `# Written by server/website/nginx.ts
server_tokens off;
absolute_redirect off;
max_ranges 0;
if_modified_since off;
gzip_static on;
gzip_http_version 1.0;
gzip_proxied any;
client_header_timeout ${HTTP_GRENZEN.http.headersTimeout}ms;
client_body_timeout ${HTTP_GRENZEN.http.headersTimeout}ms;
large_client_header_buffers 4 ${HTTP_GRENZEN.http.maxHeaderSize};
client_max_body_size ${KOERPER_BYTES};
client_body_buffer_size ${KOERPER_BYTES};

${kopfzeilen()}
# Would be another time on every machine: it is made of the content.
add_header Last-Modified "";

default_type ${typVon('').typ};
types {
${typen()}}

error_page 308 ${EIGENE}/umleitung;
error_page 404 ${EIGENE}/404$website_abschnitt;
error_page 413 ${EIGENE}/413.$website_fehler;
error_page 502 504 =503 ${EIGENE}/503.$website_fehler;
error_page 414 494 =431 ${EIGENE}/leer;
error_page 400 403 405 408 500 ${EIGENE}/leer;

# The first pattern that fits counts.
location ~ ${EIGENE_MUSTER}404(?<website_hier>/.*)$ {
  internal;
  etag off;
  try_files \${website_hier}404.html /404.html =500;
}
location / {
  try_files $website_name.html $website_name $website_sonst;
}
${ganzeNamen()}
location ~ [^/]/$ {
  if (-f $document_root$website_ohne_endstrich.html) {
    return 308 $website_ohne_endstrich$website_frage;
  }
  if (-f $document_root$website_ohne_endstrich) {
    return 308 $website_ohne_endstrich$website_frage;
  }
  try_files "" $website_sonst;
}
location @fehlt {
  return 404;
}
location ~ ${EIGENE_MUSTER}(?:umleitung|leer)$ {
  internal;
  types {}
  default_type "";
  return 200 "";
}
${[413, 503].map(fehler).join('')}
location @node {
  # It sends its own headers; a line here keeps those above away.
  add_header ${RICHTLINIE} "";
  proxy_pass http://node;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_connect_timeout 2s;
  proxy_send_timeout 10s;
  # It answers a write within five seconds.
  proxy_read_timeout 10s;
  proxy_max_temp_file_size 0;
}
`

function kopfzeilen(): string {
  const { [RICHTLINIE]: _, ...gleiche } = kopfVon(HTML, null)
  const wechselnde = {
    [RICHTLINIE]: 'richtlinie',
    'Cache-Control': 'cache',
    Vary: 'vary',
    'Content-Disposition': 'disposition',
    'Retry-After': 'wieder',
    Allow: 'erlaubt',
  }
  return [
    ...Object.entries(gleiche).map(([name, wert]) => `add_header ${name} ${inAnfuehrung(wert)} always;\n`),
    ...Object.entries(wechselnde).map(([name, variable]) => `add_header ${name} $website_${variable} always;\n`),
  ].join('')
}

const typen = () =>
  Object.entries(TYPEN)
    .filter(([name]) => istEndung(name))
    .map(([endung, { typ }]) => `  ${inAnfuehrung(typ)} ${endung.slice(1)};\n`)
    .join('')

/** nginx tells types by endings alone. */
const ganzeNamen = () =>
  Object.entries(TYPEN)
    .filter(([name]) => !istEndung(name))
    .map(
      ([name, { typ }]) => `location ~ ${musterVon(name)} {
  types {}
  default_type ${inAnfuehrung(typ)};
  try_files $website_name.html $website_name $website_sonst;
}
`,
    )
    .join('')

const fehler = (status: number) => `location = ${EIGENE}/${status}.json {
  internal;
  return 200 ${inAnfuehrung(JSON.stringify({ fehler: fehlertext(status) }))};
}
location = ${EIGENE}/${status}.html {
  internal;
  return 200 ${inAnfuehrung(fehlerseite(status))};
}
`
