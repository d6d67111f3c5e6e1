import { Component, type ReactNode } from 'react'
import { Button } from './ui/button.tsx'

/** A page could not be shown, usually because its code did not arrive: say so, and offer another try. */
export class LadeFehler extends Component<{ children: ReactNode }, { fehler: boolean }> {
  override state = { fehler: false }

  static getDerivedStateFromError() {
    return { fehler: true }
  }

  override render() {
    if (!this.state.fehler) return this.props.children
    return (
      <div className="rahmen py-20" role="alert">
        <title>Seite konnte nicht geladen werden</title>
        <h1 className="t5">Diese Seite konnte nicht geladen werden.</h1>
        <p className="t3 mass mt-5">Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.</p>
        <Button className="mt-8" onClick={() => window.location.reload()}>
          Seite neu laden
        </Button>
      </div>
    )
  }
}
