import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { NICHTS_TUN } from '#content/nichts-tun-oeffnen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { NichtsTunProps } from './nichts-tun.tsx'

type Offen = { NichtsTun: (props: NichtsTunProps) => React.ReactNode; diese: Regionstabelle }
type Zustand = 'zu' | 'laedt' | 'fehler' | Offen

/** The year of today's bill while the next one is compared, and its own table. */
export type Rechnungsjahr = { jahr: number; ladeTabelle: () => Promise<Regionstabelle> }

type NichtsTunOeffnenProps = Omit<NichtsTunProps, 'diese'> & { rechnungsjahr: Rechnungsjahr }

/** Its code and this year's own table are fetched by who asks: most compare only, and the first table stays small. */
export function NichtsTunOeffnen({ rechnungsjahr, ...props }: NichtsTunOeffnenProps) {
  const { jahr, ladeTabelle } = rechnungsjahr
  const [zustand, setZustand] = useState<Zustand>('zu')
  async function oeffne() {
    setZustand('laedt')
    try {
      const [{ NichtsTun }, diese] = await Promise.all([import('./nichts-tun.tsx'), ladeTabelle()])
      setZustand({ NichtsTun, diese })
    } catch (error) {
      console.error(error)
      setZustand('fehler')
    }
  }
  if (typeof zustand === 'object') return <zustand.NichtsTun {...props} diese={zustand.diese} />
  return (
    <div>
      <Button kind="secondary" size="small" busy={zustand === 'laedt'} busyLabel="Lade Daten..." onClick={oeffne}>
        {NICHTS_TUN.frage}
      </Button>
      <p className="t1 mass mt-2 text-ink2">{NICHTS_TUN.erklaerung(jahr)}</p>
      {zustand === 'fehler' && (
        <p role="alert" className="mt-2 text-error">
          {NICHTS_TUN.fehler(jahr)}
        </p>
      )}
    </div>
  )
}
