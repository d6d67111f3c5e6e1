import type { Pruefteil, Teilergebnis } from '../befund.ts'
import { npmJson } from './npm.ts'

type Schwachstelle = { name: string; severity: string; range: string; via: (string | { title: string; url: string })[] }
type NpmAudit = { vulnerabilities?: Record<string, Schwachstelle> }

export const audit: Pruefteil = {
  name: 'audit',
  titel: 'Bekannte Schwachstellen (npm audit)',
  pruefe: async () => auditErgebnis(npmJson(['audit', '--json']) as NpmAudit),
}

/** A registry that does not answer leaves the question open, and the report says so. */
export function auditErgebnis({ vulnerabilities }: NpmAudit): Teilergebnis {
  if (!vulnerabilities)
    return {
      umfang: 'Nicht geprüft.',
      befunde: [],
      offen: true,
      hinweise: ['Das Paketverzeichnis gibt hier keine Auskunft über Schwachstellen; die Frage bleibt offen.'],
    }
  return {
    umfang: 'Alle Abhängigkeiten, auch die der Entwicklung.',
    befunde: Object.values(vulnerabilities).map(({ name, severity, range, via }) => ({
      wo: `${name} ${range}`,
      was: `${severity}: ${via.map(grund => (typeof grund === 'string' ? `durch ${grund}` : `${grund.title} (${grund.url})`)).join('; ')}`,
    })),
  }
}
