/** Markup that is known to be safe. Only `html` makes it, so no typed text can pass for it. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

const ZEICHEN: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const maskiert = (text: string) => text.replace(/[&<>"']/g, zeichen => ZEICHEN[zeichen] ?? zeichen)

function markupVon(wert: string | Html | readonly Html[]): string {
  if (typeof wert === 'string') return maskiert(wert)
  return wert instanceof Html ? wert.toString() : wert.join('')
}

/** Template tag that escapes every value put into it; markup goes in only as `Html`. */
export function html(teile: TemplateStringsArray, ...werte: (string | Html | readonly Html[])[]): Html {
  return new Html(teile.map((teil, i) => (i === 0 ? teil : `${markupVon(werte[i - 1] ?? '')}${teil}`)).join(''))
}
