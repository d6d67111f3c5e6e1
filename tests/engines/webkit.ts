import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../scripts/lib/with-server.ts'
import { type Engine, PHONE, programsOf, temporaryFolder } from './browser.ts'

/** WebKitGTK with its small browser, on a screen in memory, by classic WebDriver. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  async start({ dark = false, script = true } = {}) {
    const home = temporaryFolder('webkit-home')
    const console = join(home, 'console.txt')
    writeFileSync(console, '')
    const { driver: driverPath, browser, screen } = programsOf('WebKit')
    const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [number] = await once(display.stdio[3] as Readable, 'data')
    const port = await freePort()
    const driver = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: home,
        DISPLAY: `:${String(number).trim()}`,
        TZ: 'Europe/Zurich',
        // No bus for assistive technology, which it would wait for.
        NO_AT_BRIDGE: '1',
      },
    })
    const session = await openSession(port, [
      // The driver throws away what the browser says, and that is where WebKit writes what a page complains about.
      ...['-c', `exec "$0" "$@" >'${console}'`, browser, '--automation'],
      '--enable-write-console-messages-to-stdout=true',
      '--javascript-can-open-windows-automatically=true',
      `--enable-javascript=${script}`,
      ...(dark ? ['--dark-mode'] : []),
    ])
    let read = 0

    return {
      version: (await session.getCapabilities()).get('browserVersion'),
      downloads: home,
      open: url => session.get(url),
      evaluate: (work, ...args) => session.executeScript(work, ...args),
      click: point =>
        session
          .actions()
          .move({ ...point, duration: 0 })
          .click()
          .perform(),
      type: text => session.actions().sendKeys(text).perform(),
      selectAll: () => session.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
      back: () => session.navigate().back(),
      forward: () => session.navigate().forward(),
      async resize(size) {
        await session
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size })
      },
      print: undefined,
      takeComplaints() {
        const text = readFileSync(console, 'utf8')
        const fresh = text.slice(read)
        read = text.length
        return fresh.split('\n').filter(line => /^CONSOLE .*(ERROR|WARN)/.test(line))
      },
      screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      async close() {
        await session.quit()
        await end(driver)
        await end(display)
      },
    }
  },
}

async function openSession(port: number, args: string[]): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok);
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: '/bin/sh', args } }),
    )
    .build()
  // A window with a toolbar is never narrower than 447 px, one opened by a page has none.
  const first = await session.getWindowHandle()
  await session.executeScript(`open('about:blank', '_blank', 'popup,width=${PHONE.width},height=${PHONE.height}')`)
  const [popup] = (await session.getAllWindowHandles()).filter(handle => handle !== first)
  if (!popup) throw new Error('WebKit opened no window.')
  await session.switchTo().window(popup)
  return session
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill()
  await closed
}
