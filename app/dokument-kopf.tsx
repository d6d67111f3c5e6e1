import { useLayoutEffect } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { site } from '#site-config'
import { breadcrumbList, kanonisch, strukturdaten, webPage } from './lib/json-ld.ts'
import type { SeitenKopf } from './lib/seite.ts'
import { vorschauPfad } from './lib/vorschau-pfad.ts'

/** As much as search results show: the page's name matters more than the site's. */
const TITEL_HOECHSTENS = 60

/** Marks what stands in the head of the document as it was sent: React does not know of it. */
export const VOM_SERVER = 'data-vom-server'
/** React puts a title before those that are there. */
const UEBERHOLT = `[${VOM_SERVER}], head > title:nth-of-type(n + 2)`

/**
 * Title, description, canonical link, preview tags and structured data of the page shown. React moves the
 * tags into the head and takes them away when the page is left. A page that does not exist has no address. The browser
 * loads this with the second page: the first one has its head.
 */
export function DokumentKopf({ kopf, pfad }: { kopf: SeitenKopf; pfad: string | null }) {
  const { siteUrl } = useSeitenDaten()
  useLayoutEffect(() => {
    for (const tag of document.querySelectorAll(UEBERHOLT)) tag.remove()
  }, [])
  const url = pfad === null ? siteUrl : kanonisch(siteUrl, pfad)
  const mitName = `${kopf.titel} | ${site.domain}`
  const titel = pfad === '/' || mitName.length > TITEL_HOECHSTENS ? kopf.titel : mitName
  return (
    <>
      <title>{titel}</title>
      <meta name="description" content={kopf.beschreibung} />
      {kopf.noindex && <meta name="robots" content="noindex" />}
      {pfad !== null && <link rel="canonical" href={url} />}
      <meta property="og:type" content={kopf.typ ?? 'website'} />
      <meta property="og:site_name" content={site.domain} />
      <meta property="og:locale" content="de_CH" />
      <meta property="og:title" content={kopf.titel} />
      <meta property="og:description" content={kopf.beschreibung} />
      {pfad !== null && <meta property="og:url" content={url} />}
      {pfad !== null && <Vorschaubild kopf={kopf} pfad={pfad} />}
      <StrukturierteDaten
        daten={[
          ...(pfad === null ? [] : [webPage(url, siteUrl, kopf.titel, kopf.beschreibung)]),
          ...(kopf.krumen ? [breadcrumbList(siteUrl, kopf.krumen)] : []),
          ...(kopf.inhalt ? strukturdaten(siteUrl, kopf.inhalt) : []),
        ]}
      />
    </>
  )
}

function Vorschaubild({ kopf, pfad }: { kopf: SeitenKopf; pfad: string }) {
  const { siteUrl } = useSeitenDaten()
  return (
    <>
      <meta property="og:image" content={kanonisch(siteUrl, vorschauPfad(pfad))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={kopf.bildTitel ?? kopf.titel} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function StrukturierteDaten({ daten }: { daten: object[] }) {
  // A data block, not a script: the content security policy does not concern it. «<» could end it early.
  return <script type="application/ld+json">{JSON.stringify(daten).replaceAll('<', '\\u003c')}</script>
}
