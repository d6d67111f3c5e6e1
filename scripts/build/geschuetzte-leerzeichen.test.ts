import { compile } from '@mdx-js/mdx'
import { expect, it } from 'vitest'
import { geschuetzteLeerzeichen } from './geschuetzte-leerzeichen.ts'

const gesetzt = async (text: string) => String(await compile(text, { remarkPlugins: [geschuetzteLeerzeichen] }))

it.each([
  ['für CHF 300 im Jahr', 'für CHF\u00a0300 im Jahr'],
  ['bis **CHF 1’892** geht', 'CHF\u00a01’892'],
  ['nach Art. 64 Abs. 2', 'Art.\u00a064 Abs.\u00a02'],
  ['bis zum 30. November 2026', '30.\u00a0November 2026'],
  ['per E-Mail oder Telefon', 'per E-\u2060Mail oder Telefon'],
  ['Ihre E-Mail-Adresse', 'Ihre E-\u2060Mail-Adresse'],
  ['inkl. Abzug -CHF 5.15', 'Abzug -\u2060CHF\u00a05.15'],
  ['PRE-Mailing, CHF 5-CHF 9', 'PRE-Mailing, CHF\u00a05-CHF\u00a09'],
  ['Alle CHF, die fehlen', 'Alle CHF, die fehlen'],
  ['## 1. Kasse wechseln', '1. Kasse wechseln'],
])('%s', async (text, erwartet) => expect(await gesetzt(text)).toContain(erwartet))
