import type { ReactNode } from 'react'

/** A part of a form: its name at the left, its fields at the right; one above the other on a phone and in a narrow column. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div className="@container">
      <fieldset className="grid min-w-0 gap-6 border-b border-line py-9 md:py-12 md:@min-[28rem]:grid-cols-12">
        {/* Floated, because only then a legend obeys the grid. */}
        <legend className="float-left min-w-0 md:@min-[28rem]:col-span-4">
          <span className="t4 block hyphens-auto">{title}</span>
          {hint && <span className="mt-2 block max-w-80 text-ink2">{hint}</span>}
        </legend>
        <div className="grid min-w-0 gap-6 md:@min-[28rem]:col-span-8 lg:@min-[28rem]:col-span-7">{children}</div>
      </fieldset>
    </div>
  )
}
