import { hash } from 'node:crypto'

/** Names a content in its `ETag`: 132 bits of SHA-256, more than any two contents could ever share. */
export const inhaltsHash = (inhalt: Buffer): string => hash('sha256', inhalt, 'base64url').slice(0, 22)
