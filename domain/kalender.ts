import type { Tag } from './fristen.ts'
import { nachTagen } from './kalender-tag.ts'

/** An all-day entry: it has a date and no time, so no time zone can move it to another day. */
export type Kalendereintrag = {
  /** The same entry imported twice stays one entry. */
  kennung: string
  tag: Tag
  titel: string
  text: string
  adresse: string
  /** Hours between the reminder and the first hour of the day; below zero before it. */
  erinnerung: number
}

/** A calendar file (RFC 5545). `erstellt` is the moment of writing in milliseconds. */
export function kalenderdatei(eintraege: readonly Kalendereintrag[], erstellt: number): string {
  const zeilen = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praemienlotse//Fristen//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...eintraege.flatMap(eintrag => ereignis(eintrag, erstellt)),
    'END:VCALENDAR',
  ]
  return zeilen.map(zeile => `${gefaltet(zeile)}\r\n`).join('')
}

function ereignis({ kennung, tag, titel, text, adresse, erinnerung }: Kalendereintrag, erstellt: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${kennung}@${adresse.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')}`,
    `DTSTAMP:${new Date(erstellt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${datum(tag)}`,
    `DTEND;VALUE=DATE:${datum(nachTagen(tag, 1))}`,
    `SUMMARY;LANGUAGE=de-CH:${geschuetzt(titel)}`,
    `DESCRIPTION;LANGUAGE=de-CH:${geschuetzt(text)}`,
    `URL:${adresse}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${geschuetzt(titel)}`,
    `TRIGGER:${erinnerung < 0 ? '-' : ''}PT${Math.abs(erinnerung)}H`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

const datum = (tag: Tag) => tag.replaceAll('-', '')

const geschuetzt = (text: string) => text.replace(/[\\;,]/g, zeichen => `\\${zeichen}`).replaceAll('\n', '\\n')

const HOECHSTENS_BYTES = 75

/** No line is longer than 75 bytes; the next one begins with a blank, and no character is cut in two. */
function gefaltet(zeile: string): string {
  let ergebnis = ''
  let bytes = 0
  for (const zeichen of zeile) {
    const breite = bytesVon(zeichen)
    if (bytes + breite > HOECHSTENS_BYTES) {
      ergebnis += '\r\n '
      bytes = 1
    }
    ergebnis += zeichen
    bytes += breite
  }
  return ergebnis
}

/** In UTF-8. */
function bytesVon(zeichen: string): number {
  const stelle = zeichen.codePointAt(0) ?? 0
  return stelle < 0x80 ? 1 : stelle < 0x800 ? 2 : stelle < 0x10000 ? 3 : 4
}
