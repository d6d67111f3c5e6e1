import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { OHNE_TARIF } from '#content/krankenkassen/krankenkassen.ts'
import { abgangKurz, abgangVon } from '#content/versicherer/abgang.ts'
import { VERSICHERER } from '#content/versicherer/index.ts'
import { VERZEICHNIS_VOM } from '#content/versicherer/quellen.ts'
import { nachName } from '#domain/praemien/versicherer.ts'
import { Eintrag } from './verzeichnis-zeile.tsx'

/** Insurers that people may still look for, with what happened to them. */
export function OhneTarife() {
  const { praemien } = useSeitenDaten()
  const zeilen = nachName(VERSICHERER).flatMap(kasse => {
    const abgang = abgangVon(kasse, praemien.ohneTarif)
    return abgang ? [{ kasse, abgang }] : []
  })
  if (zeilen.length === 0) return null
  return (
    <section className="rahmen pt-12 md:pt-16" aria-labelledby="ohne-tarif">
      <h2 id="ohne-tarif" className="t4">
        {OHNE_TARIF.titel(praemien.jahr)}
      </h2>
      <p className="mass mt-4 text-ink2">
        {OHNE_TARIF.vorDemTag} <time dateTime="2025-01-01">{VERZEICHNIS_VOM}</time>
        {OHNE_TARIF.nachDemTag(praemien.jahr)}
      </p>
      <ul className="mt-4 grid gap-x-6 border-y border-line py-3 md:grid-cols-2">
        {zeilen.map(({ kasse, abgang }) => (
          <Eintrag key={kasse.slug} kasse={kasse} zusatz={undefined}>
            <span className="t1 block text-ink2">{abgangKurz(praemien.jahr, abgang)}</span>
          </Eintrag>
        ))}
      </ul>
    </section>
  )
}
