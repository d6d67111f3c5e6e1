import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { NAECHSTER_TERMIN, naechsteTermine, nochTage } from '#content/wechsel/fristen.ts'
import { naechsteFristJahresende } from '#domain/fristen/fristen.ts'
import { tageBis } from '#domain/fristen/kalender-tag.ts'
import { nochMoeglich } from '#domain/fristen/nach-der-frist.ts'

/** The one date that counts, as large as a price. */
export default function NaechsterTermin() {
  const { datum } = useSeitenDaten()
  const lage = nochMoeglich(datum)
  const frist = lage?.mitteJahr ?? naechsteFristJahresende(datum)
  const [jahr, monat, tag] = frist.eintreffen.split('-').map(Number)
  const tage = tageBis(datum, frist.eintreffen)
  return (
    <div>
      <p className="t1 text-ink2">{NAECHSTER_TERMIN.was}</p>
      <p className="mt-5 flex items-end gap-2.5">
        <time dateTime={frist.eintreffen} className="fig text-[5rem] md:text-[7.5rem]">
          {tag}.{monat}.
        </time>
        <span className="text-ink2">{jahr}</span>
      </p>
      <p className="mt-5 font-semibold">{`${nochTage(tage)}.`}</p>
      {lage && <p className="mt-2">{geschuetzt(naechsteTermine(lage))}</p>}
    </div>
  )
}
