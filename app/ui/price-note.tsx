import { Badge } from './badge.tsx'

type PriceNoteProps = { note: { text: string; link?: { name: string; url: string } } | null }

/** Stands beside a price: a short label, or a sentence that leads elsewhere. */
export function PriceNote({ note }: PriceNoteProps) {
  if (!note) return null
  if (!note.link) return <Badge kind="plain">{note.text}</Badge>
  return (
    <p className="t1 mass w-full border-l-4 border-fir pl-3">
      {note.text}{' '}
      <a href={note.link.url} className="textlink whitespace-nowrap">
        {note.link.name}
      </a>
    </p>
  )
}
