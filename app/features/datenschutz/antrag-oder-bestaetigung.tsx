import { AntragsFormular } from './antrags-formular.tsx'
import { Bestaetigung } from './bestaetigung.tsx'
import { useBestaetigungsLink } from './use-bestaetigungs-link.ts'

export function AntragOderBestaetigung() {
  const token = useBestaetigungsLink()
  return token === null ? <AntragsFormular /> : <Bestaetigung key={token} token={token} />
}
