import type { ComponentType } from 'react'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { PriceNote } from '#app/ui/price-note.tsx'
import { type Artikel, artikelMit } from '#content/artikel/artikel.ts'
import type { Beispielrechnung } from '#content/wechsel/rechnung.ts'
import { Angaben } from './angaben.tsx'
import { Zahlenstand } from './beispiel.tsx'
import { Fliesstext } from './fliesstext.tsx'
import { Inhaltsverzeichnis } from './inhaltsverzeichnis.tsx'
import { lesedaten } from './lesedaten.ts'
import { BeispieleContext, rechnungVon, useErgebnis, useTextangaben } from './rechnungen.ts'
import { SelbesThema } from './selbes-thema.tsx'

const texte = import.meta.glob<{ default: ComponentType }>('../../../../content/de/{blog,ratgeber,seiten}/*.mdx')

const LANG_AB_ABSCHNITTEN = 4

type Leitfadenlage = {
  /** An article's author, date and lead stand with its text. */
  artikel?: Artikel | undefined
  /** Directly below the title, whose rule is near enough. */
  nachTitel?: boolean
}

/** A text of content/ beside its table of contents, ready for `lazy`. */
export async function leitfaden(datei: string, lage: Leitfadenlage = {}): Promise<{ default: ComponentType }> {
  const laden = texte[`../../../../content/de/${datei}.mdx`]
  if (!laden) throw new Error(`content/de/${datei}.mdx is missing`)
  const { default: Text } = await laden()
  const rechnung = await rechnungVon(datei)
  return { default: () => <Leitfaden Text={Text} rechnung={rechnung} {...lage} /> }
}

type LeitfadenProps = Leitfadenlage & { Text: ComponentType; rechnung: Beispielrechnung | undefined }

function Leitfaden({ Text, rechnung, artikel, nachTitel = false }: LeitfadenProps) {
  const { abschnitte, woerter } = lesedaten(Text)
  const ergebnis = useErgebnis(rechnung)
  const angaben = useTextangaben(ergebnis)
  const hinweis = useDatenhinweis()
  const gelesen = artikel && artikelMit(angaben)(artikel)
  return (
    <BeispieleContext value={ergebnis.vollstaendig}>
      <div className={`rahmen grid gap-x-6 gap-y-8 lg:grid-cols-12 ${nachTitel ? 'pt-7 lg:pt-9' : 'pt-16 md:pt-20'}`}>
        <div
          className={`flex min-w-0 flex-col gap-6 lg:top-6 lg:col-span-3 lg:self-start lg:[@media(min-height:45rem)]:sticky ${nachTitel ? '' : 'max-lg:hidden'}`}
        >
          {gelesen && <Angaben artikel={gelesen} woerter={woerter} />}
          {abschnitte.length >= LANG_AB_ABSCHNITTEN && <Inhaltsverzeichnis abschnitte={abschnitte} />}
        </div>
        <article className="min-w-0 lg:col-span-9">
          {gelesen && <p className="t3 mb-10 max-w-[40rem]">{gelesen.auszug}</p>}
          {ergebnis.vollstaendig && hinweis && (
            <div className="mb-8">
              <PriceNote note={hinweis} />
            </div>
          )}
          <Fliesstext Text={Text} angaben={angaben} />
          <SelbesThema />
          {!gelesen && ergebnis.vollstaendig && (
            <p className="t1 mt-8 text-ink2">
              <Zahlenstand />.
            </p>
          )}
        </article>
      </div>
    </BeispieleContext>
  )
}
