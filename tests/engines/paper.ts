import type { Page } from './page.ts'
import { pdfText } from './pdf.ts'

/**
 * The text of the printed page. WebKit's driver has no print command: there the rules for paper are put in force
 * on screen and those for the screen out of force, which shows the style sheet as the engine reads it, not its pages.
 */
export async function onPaper({ browser }: Page): Promise<string> {
  if (browser.print) {
    // The words of the site's own font cannot be read out of Firefox's PDF, those of the machine's can.
    await browser.evaluate(() => document.documentElement.style.setProperty('font-family', 'sans-serif'))
    return pdfText(await browser.print())
  }
  return browser.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen'
        else if (rule instanceof CSSMediaRule && rule.media.mediaText === 'screen') rule.media.mediaText = 'print'
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) turn(sheet.cssRules)
    return document.body.innerText.replace(/\s+/g, ' ')
  })
}
