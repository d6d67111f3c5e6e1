import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { alsPdf, mm } from '../../app/features/brief/pdf.ts'
import { STAND } from '../../content/de/artikel/stand.ts'
import { VERMITTLER_PDF, vermittlerblatt } from '../../content/de/recht/vermittler.ts'
import { seite } from '../../content/de/seiten/vermittler.ts'
import { tagText } from '../../content/de/zahlen/format.ts'
import { site, vermittlung } from '../../site.config.ts'

type Vermittlerangaben = Parameters<typeof vermittlerblatt>[0]

const FAMILIE = '@expo-google-fonts/instrument-sans'

const schrift = async (datei: string) =>
  create(await readFile(fileURLToPath(import.meta.resolve(`${FAMILIE}/${datei}`))))

/** The page /vermittler on paper, tagged like the letters. Its date is that of the text: the same text is the same file. */
export async function vermittlerPdf(angaben: Vermittlerangaben, stand: string): Promise<Uint8Array> {
  const schriften = {
    normal: await schrift('400Regular/InstrumentSans_400Regular.ttf'),
    fett: await schrift('600SemiBold/InstrumentSans_600SemiBold.ttf'),
  }
  const info = { Title: seite.ueberschrift, Author: angaben.betreiber.firma, CreationDate: new Date(stand) }
  const datei = await alsPdf(info, schriften, blatt => {
    blatt.absatz(seite.ueberschrift, mm(0), 'H1')
    blatt.absatz(`${site.domain}, ${tagText(stand)}`, mm(2))
    for (const { titel, absaetze, mehr } of vermittlerblatt(angaben)) {
      blatt.absatz(titel, mm(6), 'H2')
      for (const absatz of absaetze) blatt.absatz(absatz, mm(2))
      if (mehr) blatt.absatz(`${mehr.name}: ${site.url}${mehr.pfad}`, mm(2))
    }
  })
  return new Uint8Array(await datei.arrayBuffer())
}

export async function writeVermittlerPdf(folder: string): Promise<void> {
  const pdf = await vermittlerPdf({ betreiber: site.betreiber, vermittlung }, STAND['/vermittler'] ?? '')
  await writeFile(join(folder, VERMITTLER_PDF), pdf)
}
