import type { Page, ViewportSize } from '@playwright/test'

/** What a page looks like only after somebody did something. */
export type Pruefzustand = {
  name: string
  groesse: ViewportSize
  /** For a visitor who has not answered the cookie question. */
  neu?: boolean
  /** At a site with the premiums of two years. */
  zweiJahre?: boolean
  oeffne(page: Page): Promise<void>
}

export const zustand = (
  name: string,
  groesse: ViewportSize,
  oeffne: Pruefzustand['oeffne'],
  rest: Pick<Pruefzustand, 'neu' | 'zweiJahre'> = {},
): Pruefzustand => ({ name, groesse, oeffne, ...rest })

export const invalid = (page: Page) => page.locator('[aria-invalid=true]').first()

export const brief = (page: Page) => page.getByRole('form', { name: 'Brief schreiben' })
