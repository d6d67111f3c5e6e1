import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'

type PriceNoteProps = {
  note: { text: string; short?: string; link?: { name: string; url: string } } | null
  /** Where every line counts: the short sentence, which opens to the whole note. */
  folded?: boolean
}

/** Stands beside a price: a short label, or a sentence that leads elsewhere. */
export function PriceNote({ note, folded = false }: PriceNoteProps) {
  if (!note) return null
  if (!note.link) return <Badge kind="plain">{note.text}</Badge>
  const whole = (
    <>
      {note.text}{' '}
      <a href={note.link.url} className="textlink whitespace-nowrap">
        {note.link.name}
      </a>
    </>
  )
  if (!folded) return <p className="t1 mass w-full border-l-4 border-fir pl-3">{whole}</p>
  return (
    <details className="group t1 mass w-full border-l-4 border-fir pl-3">
      {/* A finger gets more room than the line takes. */}
      <summary className="-my-3 flex w-fit cursor-pointer list-none items-center gap-1.5 py-3 max-[24rem]:text-[0.8125rem] max-[24rem]:font-stretch-90% [&::-webkit-details-marker]:hidden">
        {note.short}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <p className="mt-1">{whole}</p>
    </details>
  )
}
