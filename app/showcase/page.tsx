import { Buttons, Figures, Icons } from './figures.tsx'
import { Choices, Fields, Summary } from './forms.tsx'
import { Answers, Messages, Overlays, Steps } from './overlays.tsx'

export const kopf = () => ({
  titel: 'Bauteile',
  beschreibung: 'Alle Bauteile der Oberfläche in allen Zuständen, zur Durchsicht in der Entwicklung.',
  noindex: true,
})

export function Seite() {
  return (
    <div className="rahmen pt-16">
      <h1 className="t6 mb-12">Bauteile und Zustände</h1>
      <Figures />
      <Buttons />
      <Fields />
      <Choices />
      <Summary />
      <Steps />
      <Overlays />
      <Answers />
      <Messages />
      <Icons />
    </div>
  )
}
