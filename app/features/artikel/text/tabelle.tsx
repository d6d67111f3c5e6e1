import type { ComponentProps, ReactNode } from 'react'
import { FLIESSTEXT } from '#content/fliesstext.ts'

/** A wide table scrolls inside its own frame, which the keyboard can reach. */
export function Tabelle({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={FLIESSTEXT.tabelle}
      className="mt-6 overflow-x-auto max-md:-mx-5 max-md:px-5"
    >
      <table className="w-full text-left text-[0.9375rem] leading-snug hyphens-auto has-[th:nth-child(4)]:min-w-[36rem] md:text-[1rem]">
        {children}
      </table>
    </div>
  )
}

type ZellenProps = Omit<ComponentProps<'td'>, 'align'> & { als: 'td' | 'th'; align?: string | undefined }

/** Figures stand right, under each other. The text's own alignment arrives as an attribute that HTML no longer knows. */
export function Zelle({ als: Element, align, ...rest }: ZellenProps) {
  const seite = align === 'right' ? 'text-right' : ''
  const schnitt =
    Element === 'th'
      ? 't1 border-b border-ink py-2.5 align-bottom font-semibold'
      : `border-b border-line py-3 align-top ${align === 'right' ? 'whitespace-nowrap' : ''}`
  return <Element {...rest} className={`not-last:pr-3 md:not-last:pr-4 ${schnitt} ${seite}`} />
}
