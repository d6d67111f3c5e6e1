import { readKonfiguration, startServer } from '../server/main.ts'
import { prepare } from './lib/prepare.ts'

const konfiguration = readKonfiguration(process.env)
await prepare(konfiguration)
await startServer(konfiguration, 'dist')
