import { walkJourneys } from './journeys.ts'
import { WEBKIT } from './webkit.ts'

walkJourneys(WEBKIT)
