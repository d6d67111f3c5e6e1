import { type ComponentType, lazy } from 'react'
import { loadLater } from './new-build.ts'

/** A part whose code is fetched when it is first shown. */
export const later = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => loadLater(load))
