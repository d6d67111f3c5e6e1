import { Component, type ReactNode } from 'react'
import type { Location } from './router.tsx'

type Props = {
  /** Where the visitor is: what failed is tried again at another place. */
  stelle: Location
  /** Stands in for what could not be shown. */
  ersatz: ReactNode
  children: ReactNode
}

type State = { fehler: 'keiner' | 'neu' | 'gezeigt'; stelle: Location }

/** Whatever throws inside it, on the way in, while shown or on the way out, costs the visitor this part and no more. */
export class Fehlergrenze extends Component<Props, State> {
  override state: State = { fehler: 'keiner', stelle: this.props.stelle }

  static getDerivedStateFromError(): Partial<State> {
    return { fehler: 'neu' }
  }

  /** A new error belongs to the place it happened at, even when that place is new as well. */
  static getDerivedStateFromProps({ stelle }: Props, state: State): Partial<State> | null {
    if (state.fehler === 'neu') return { fehler: 'gezeigt', stelle }
    return istAnderePosition(state.stelle, stelle) ? { fehler: 'keiner', stelle } : null
  }

  override render() {
    return this.state.fehler === 'keiner' ? this.props.children : this.props.ersatz
  }
}

/** Another page, or the same one asked for again. A step inside a page, which has a state, is neither. */
const istAnderePosition = (alt: Location, neu: Location) =>
  neu !== alt && (neu.pathname !== alt.pathname || neu.state === null)
