import { once } from 'node:events'
import type { AddressInfo, ListenOptions, Server } from 'node:net'

/** A port that cannot be had ends the process with a sentence. */
export async function listen(
  server: Server,
  wo: Required<Pick<ListenOptions, 'port' | 'host'>> & Pick<ListenOptions, 'reusePort'>,
  einstellung: string,
): Promise<number> {
  try {
    server.listen(wo)
    await once(server, 'listening')
  } catch (error) {
    console.error(meldung(error, wo, einstellung))
    process.exit(1)
  }
  return (server.address() as AddressInfo).port
}

function meldung(error: unknown, { port, host }: ListenOptions, einstellung: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} ist bereits belegt. Beenden Sie das andere Programm oder wählen Sie mit ${einstellung} einen anderen Port.`
  if (code === 'EACCES')
    return `Für Port ${port} fehlt die Berechtigung. Wählen Sie mit ${einstellung} einen Port ab 1024.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Einstellung HOST: «${host}» ist keine Adresse dieses Rechners.`
  throw error
}
