import { type ReactNode, useId } from 'react'
import { UI } from '#content/rahmen/ui.ts'
import { Icon } from '../icon.tsx'
import { closeOnBackdrop } from './dialog-control.ts'

type ModalProps = {
  id: string
  title: string
  onOpen?: () => void
  onClose?: () => void
  children: ReactNode
}

/** A cell in the middle of the page. */
export function Dialog({ footer, ...props }: ModalProps & { footer?: ReactNode }) {
  return (
    <Modal
      {...props}
      footer={footer}
      look="m-auto max-h-[calc(100dvh-2.5rem)] w-[min(38rem,calc(100vw-2.5rem))] border border-ink"
    />
  )
}

/** A panel that slides in from the right, over the full height. */
export function Drawer(props: ModalProps) {
  return (
    <Modal
      {...props}
      look="ml-auto h-dvh max-h-none w-[min(24rem,calc(100vw-2.75rem))] translate-x-full border-l border-ink open:translate-x-0 starting:open:translate-x-full"
    />
  )
}

/** Slides in from below, where a thumb reaches; the page stays in sight above it. */
export function Sheet({ footer, ...props }: ModalProps & { footer?: ReactNode }) {
  return (
    <Modal
      {...props}
      footer={footer}
      look="mt-auto max-h-[calc(100dvh-2.5rem)] w-full translate-y-full border-t border-ink open:translate-y-0 starting:open:translate-y-full"
    />
  )
}

/*
 * The scroll lock costs no shift: the page keeps its scrollbar gutter. A column itself: for WebKit, the full height of
 * something inside a dialog as high as its content is none at all.
 */
const modalLook =
  'max-w-none flex-col open:flex overscroll-contain bg-sheet text-ink opacity-0 transition-[translate,opacity,display,overlay] transition-discrete duration-200 ease-plain backdrop:bg-slab/0 backdrop:transition-[background-color,display,overlay] backdrop:transition-discrete backdrop:duration-200 open:opacity-100 open:backdrop:bg-slab/60 starting:open:opacity-0 starting:open:backdrop:bg-slab/0 [html:has(&:modal)]:overflow-hidden'

function Modal({
  id,
  title,
  look,
  footer,
  onOpen,
  onClose,
  children,
}: ModalProps & { look: string; footer?: ReactNode }) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeOnBackdrop}
      onToggle={event => event.newState === 'open' && onOpen?.()}
      onClose={onClose}
      className={`${modalLook} ${look}`}
    >
      <div className="flex items-start justify-between gap-4 border-b border-ink py-3 pr-3 pl-5 md:pl-7">
        <h2 id={titleId} className="t3 py-1.5 font-semibold">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" aria-label={UI.schliessen} className="grid size-11 place-content-center hover:bg-sand">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="min-h-0 grow overflow-y-auto p-5 md:p-7">{children}</div>
      {footer && <div className="flex flex-wrap gap-3 border-t border-line p-5 md:px-7">{footer}</div>}
    </dialog>
  )
}
