import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** What the browser prints, with the keyboard as with the button. */
export async function papier(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf, { mergePages: true })
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return {
    seiten: pdf.numPages,
    text: text.replace(/\s+/g, ' '),
    format: { width: Math.round(width), height: Math.round(height) },
  }
}
