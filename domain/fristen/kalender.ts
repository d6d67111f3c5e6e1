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
  /** When it rings, in milliseconds since 1970; the most important first. */
  wecker: readonly number[]
}

/** A calendar file (RFC 5545). `erstellt` is the moment of writing in milliseconds; nothing rings before it. */
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

function ereignis({ kennung, tag, titel, text, adresse, wecker }: Kalendereintrag, erstellt: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${kennung}@${adresse.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')}`,
    `DTSTAMP:${zeitpunkt(erstellt)}`,
    `DTSTART;VALUE=DATE:${datum(tag)}`,
    `DTEND;VALUE=DATE:${datum(nachTagen(tag, 1))}`,
    `SUMMARY;LANGUAGE=de-CH:${geschuetzt(titel)}`,
    `DESCRIPTION;LANGUAGE=de-CH:${geschuetzt(text)}`,
    `URL:${adresse}`,
    'TRANSP:TRANSPARENT',
    ...wecker.filter(zeit => zeit > erstellt).flatMap(zeit => alarm(titel, zeit)),
    'END:VEVENT',
  ]
}

/**
 * Rings at a moment, not so many hours from the day's beginning: clocks may change in between, and Outlook reads hours
 * after it as hours before it ([MS-OXCICAL] 2.1.3.1.1.20.62, which also has room for one alarm only).
 */
function alarm(titel: string, zeit: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${geschuetzt(titel)}`,
    `TRIGGER;VALUE=DATE-TIME:${zeitpunkt(zeit)}`,
    'END:VALARM',
  ]
}

const zeitpunkt = (zeit: number) => new Date(zeit).toISOString().replace(/[-:]|\.\d+/g, '')

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
