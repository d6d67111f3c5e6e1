import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { later } from '#app/ui/parts/later.ts'
import { ERINNERUNG_FORMULAR } from '#content/wechsel/erinnerung.ts'
import { tagText } from '#content/zahlen/format.ts'
import type { Fristart } from '#domain/fristen/erinnerung.ts'
import type { Tag } from '#domain/fristen/fristen.ts'

const Formular = later(() => import('./erinnerungs-formular.tsx'))

/** The form takes the button's place; its code is loaded only then. */
export function ErinnerungsKnopf({ art, eintreffen }: { art: Fristart; eintreffen: Tag }) {
  const [offen, setOffen] = useState(false)
  if (offen)
    return (
      <Suspense fallback={null}>
        <Formular art={art} />
      </Suspense>
    )
  return (
    <Button kind="secondary" size="small" onClick={() => setOffen(true)}>
      {ERINNERUNG_FORMULAR.titel}
      <span className="sr-only">: {tagText(eintreffen)}</span>
    </Button>
  )
}
