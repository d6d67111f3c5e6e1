import cluster from 'node:cluster'
import { readKonfiguration, startServer } from '../server/main.ts'
import { prepare } from './lib/prepare.ts'

const konfiguration = readKonfiguration(process.env)
// A further process that serves visitors finds all of it.
if (cluster.isPrimary) await prepare(konfiguration)
await startServer(konfiguration, 'dist')
