import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Connect, Plugin } from 'vite'
import { createServer } from 'vite'
import type { Manifest } from '../contract/bundle.ts'
import { SEITEN_DATEN_ID, type SeitenDaten } from '../contract/seiten-daten.ts'
import { type Datenbestand, openDatenbestand } from '../server/daten/datenbestand.ts'
import { readKonfiguration } from '../server/main.ts'
import { heuteInZuerich } from '../server/zeit.ts'
import { freePort } from './lib/free-port.ts'
import { prepare } from './lib/prepare.ts'
import { untilReady } from './lib/with-server.ts'

/*
 * Two processes: the real server, restarted on changes, answers everything that is no page; Vite renders pages from
 * source for every request and swaps changed modules in the browser.
 */
const SERVED_BY_SERVER =
  '^/(api|assets|daten|healthz|readyz|favicon|apple-touch|icon-|manifest\\.|vorschau|robots|sitemap|vermittler\\.pdf|blog/feed|ratgeber/feed)'

/** In development the browser loads the sources themselves, but for the one script that is no module. */
async function manifest(): Promise<Manifest> {
  const built: Manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
  const vorspann = 'app/vorspann.ts'
  return {
    'app/entry-client.tsx': { file: 'app/entry-client.tsx', css: ['app/styles/main.css'] },
    ...(built[vorspann] && { [vorspann]: built[vorspann] }),
  }
}

/** Year, date and source, as the real server states them on its pages. */
async function seitenDaten(server: string): Promise<SeitenDaten> {
  const html = await (await fetch(`${server}/`)).text()
  const json = new RegExp(`id="${SEITEN_DATEN_ID}">([^<]+)<`).exec(html)?.[1]
  if (!json) throw new Error('The server has no page data yet.')
  return JSON.parse(json)
}

function pages(server: string, bestand: Datenbestand): Plugin {
  return {
    name: 'pages',
    configureServer: vite => () => {
      const render: Connect.NextHandleFunction = async (req, res, next) => {
        try {
          const { pathname } = new URL(req.originalUrl ?? '/', server)
          const { serverzahlen, renderSeite } = (await vite.ssrLoadModule(
            '/app/entry-server.tsx',
          )) as typeof import('../app/entry-server.tsx')
          const { seite } = await renderSeite(
            decodeURI(pathname),
            await seitenDaten(server),
            await manifest(),
            serverzahlen(bestand.tabellen(), bestand.praemien().jahr, bestand.ortsdaten()),
          )
          res.writeHead(seite.status, { 'content-type': seite.typ })
          res.end(await vite.transformIndexHtml(pathname, seite.inhalt))
        } catch (error) {
          next(error)
        }
      }
      vite.middlewares.use(render)
    },
  }
}

const konfiguration = readKonfiguration(process.env)
await prepare(konfiguration)
const port = await freePort()
const server = `http://localhost:${port}`
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: 'inherit',
})
process.on('exit', () => child.kill())
child.on('exit', code => process.exit(code ?? 1))

const vite = await createServer({
  appType: 'custom',
  plugins: [
    pages(
      server,
      await openDatenbestand(konfiguration.varDir, { heute: heuteInZuerich, wunsch: konfiguration.praemienjahr }),
    ),
  ],
  server: {
    host: true,
    port: konfiguration.port,
    strictPort: true,
    proxy: { [SERVED_BY_SERVER]: server },
  },
})
await untilReady(server)
await vite.listen()
vite.printUrls()
