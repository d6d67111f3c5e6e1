import { type FormEvent, useEffect, useState } from 'react'
import { readConsent } from '#app/lib/tracking/consent-record.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { closeDialog, showDialog } from '#app/ui/overlay/dialog-control.ts'
import { COOKIE_EINSTELLUNGEN } from '#content/rahmen/cookie-einstellungen.ts'
import { returnFocus } from './banner-focus.ts'
import { chooseConsent } from './consent.ts'

const ID = 'cookie-einstellungen'
const FORM = 'cookie-einstellungen-form'

/** Opens as soon as it is there, with the stored choice or, without one, everything off. */
export function CookieEinstellungen() {
  const [gespeichert] = useState(readConsent)
  useEffect(() => {
    showDialog(ID)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    chooseConsent({ statistics: form.has('statistik'), marketing: form.has('marketing') })
    closeDialog(ID)
    returnFocus()
  }

  return (
    <Dialog
      id={ID}
      title={COOKIE_EINSTELLUNGEN.titel}
      footer={
        <Button type="submit" form={FORM}>
          {COOKIE_EINSTELLUNGEN.speichern}
        </Button>
      }
    >
      <form id={FORM} onSubmit={onSubmit}>
        <p>
          {COOKIE_EINSTELLUNGEN.erklaerung}{' '}
          <Link to="/datenschutz" className="textlink" onClick={() => closeDialog(ID)}>
            {COOKIE_EINSTELLUNGEN.datenschutz}
          </Link>
          .
        </p>
        <div className="mt-5 space-y-3">
          <Checkbox
            name="statistik"
            defaultChecked={gespeichert?.statistics ?? false}
            hint={COOKIE_EINSTELLUNGEN.statistik.hinweis}
          >
            {COOKIE_EINSTELLUNGEN.statistik.name}
          </Checkbox>
          <Checkbox
            name="marketing"
            defaultChecked={gespeichert?.marketing ?? false}
            hint={COOKIE_EINSTELLUNGEN.marketing.hinweis}
          >
            {COOKIE_EINSTELLUNGEN.marketing.name}
          </Checkbox>
        </div>
      </form>
    </Dialog>
  )
}
