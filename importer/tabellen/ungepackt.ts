/**
 * A ZIP archive of what is at hand, not compressed and without checksums. Whoever reads it unpacks nothing, and sees nothing but this
 * (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16).
 */
export function ungepackt(dateien: readonly { name: string; inhalt: Buffer }[]): ArrayBuffer {
  const teile: Buffer[] = []
  const verzeichnis: Buffer[] = []
  let stelle = 0
  for (const { name, inhalt } of dateien) {
    const namensbytes = Buffer.from(name)
    const angaben = Buffer.alloc(26)
    angaben.writeUInt32LE(inhalt.length, 14)
    angaben.writeUInt32LE(inhalt.length, 18)
    angaben.writeUInt16LE(namensbytes.length, 22)
    const ort = Buffer.alloc(14)
    ort.writeUInt32LE(stelle, 10)
    const eintrag = [Buffer.from('PK\x03\x04', 'latin1'), angaben, namensbytes, inhalt]
    verzeichnis.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), angaben, ort, namensbytes)
    teile.push(...eintrag)
    stelle += eintrag.reduce((laenge, teil) => laenge + teil.length, 0)
  }
  const liste = Buffer.concat(verzeichnis)
  const ende = Buffer.alloc(22)
  ende.write('PK\x05\x06', 'latin1')
  ende.writeUInt16LE(dateien.length, 8)
  ende.writeUInt16LE(dateien.length, 10)
  ende.writeUInt32LE(liste.length, 12)
  ende.writeUInt32LE(stelle, 16)
  return new Uint8Array(Buffer.concat([...teile, liste, ende])).buffer
}
