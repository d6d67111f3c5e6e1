import { FIREFOX } from './firefox.ts'
import { walkJourneys } from './journeys.ts'

walkJourneys(FIREFOX)
