import type { Fixtures } from '@playwright/test'
import type { AndereServer } from './starter.ts'

const addressOf =
  (name: keyof AndereServer) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  async ({}, use: (url: string) => Promise<void>) =>
    use(await (await fetch(`${process.env.STARTER}/${name}`)).text())

/** For the `test` of all files. They run beside the workers (`starter.ts`): one of its own would make a worker end and begin anew. */
export const andereServer: Fixtures<AndereServer> = {
  november: addressOf('november'),
  dezember: addressOf('dezember'),
  saison: addressOf('saison'),
  otherBuild: addressOf('otherBuild'),
}
