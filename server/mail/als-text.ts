import type { Baustein, MailInhalt } from './bausteine.ts'

const eingerueckt = (text: string, vorn: string) =>
  text
    .split('\n')
    .map(zeile => `${vorn}${zeile}`)
    .join('\n')

function textVon(baustein: Baustein): string {
  switch (baustein.art) {
    case 'absatz':
      return baustein.text
    case 'titel':
      return `${baustein.text}\n${'-'.repeat(baustein.text.length)}`
    case 'angaben':
      return baustein.zeilen.map(([name, wert]) => `${name}: ${wert}`).join('\n')
    case 'liste':
      return baustein.punkte.map(punkt => `- ${punkt}`).join('\n')
    case 'zitat':
      return eingerueckt(baustein.text, '> ')
    case 'knopf':
    case 'verweis':
      return `${baustein.text}:\n${baustein.url}`
  }
}

export function alsText({ titel, bausteine, fuss }: MailInhalt): string {
  const kopf = `${titel}\n${'='.repeat(titel.length)}`
  return `${[kopf, ...bausteine.map(textVon), ['-- ', ...fuss].join('\n')].join('\n\n')}\n`
}
