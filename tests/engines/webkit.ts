import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../scripts/lib/free-port.ts'
import { type Engine, PHONE, programsOf, temporaryFolder } from './browser.ts'

/** WebKitGTK with its small browser, on a screen in memory, by classic WebDriver. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  async start({ dark = false, script = true } = {}) {
    const home = temporaryFolder('webkit-home')
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
        // Without a graphics card, layers of their own take twice the time.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    })
    const session = await openSession(port, {
      binary: browser,
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        `--enable-javascript=${script}`,
        ...(dark ? ['--dark-mode'] : []),
      ],
    }).catch(async error => {
      await end(driver, display)
      throw error
    })

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
      screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      async close() {
        await session.quit()
        await end(driver, display)
        rmSync(home, { recursive: true, force: true })
      },
    }
  },
}

async function openSession(port: number, options: { binary: string; args: string[] }): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok);
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  // A window with a toolbar is never narrower than 447 px, one opened by a page has none.
  const first = await session.getWindowHandle()
  await session.executeScript(`open('about:blank', '_blank', 'popup,width=${PHONE.width},height=${PHONE.height}')`)
  const [popup] = (await session.getAllWindowHandles()).filter(handle => handle !== first)
  if (!popup) throw new Error('WebKit opened no window.')
  await session.switchTo().window(popup)
  return session
}

async function end(...children: ChildProcess[]): Promise<void> {
  for (const child of children) {
    const closed = once(child, 'close')
    if (child.kill()) await closed
  }
}
