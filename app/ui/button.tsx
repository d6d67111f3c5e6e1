import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from '#app/router.tsx'

type Look = {
  /** One filled primary button per view; inverse stands on slab or fir. */
  kind?: keyof typeof kinds | undefined
  size?: keyof typeof sizes | undefined
  /** For the place in the layout only (width, margin); the look comes from kind and size. */
  className?: string | undefined
}

const shape =
  't2 inline-flex max-w-full items-center justify-center rounded-control border text-center font-semibold transition-colors duration-150 ease-plain focus-visible:outline-offset-3'

const sizes = { normal: 'min-h-14 px-7 py-3', small: 'min-h-11 px-4.5 py-2' }

const kinds = {
  primary: 'border-transparent bg-fir text-on-fir hover:bg-fir-h',
  secondary: 'border-fir bg-transparent text-fir hover:bg-fir-soft',
  plain:
    'border-transparent bg-transparent text-fir underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
  inverse: 'border-transparent bg-on-slab text-slab hover:bg-on-slab2 focus-visible:outline-on-slab',
}

const disabledLook = 'disabled:border-line disabled:bg-sand disabled:text-edge'
const busyLook = 'cursor-progress border-transparent bg-fir-soft text-fir'

/** For a link that leaves the site, as one to a mail program. */
export const buttonLook = ({ kind = 'primary', size = 'normal', className = '' }: Look) =>
  `${shape} ${sizes[size]} ${kinds[kind]} ${className}`

type ButtonProps = Omit<ComponentProps<'button'>, keyof Look> & Look & { busy?: boolean; busyLabel?: string }

/**
 * With a busyLabel both texts share one cell, so the width stays when the state changes. A busy button
 * is aria-disabled instead of disabled: it does nothing, but keeps the focus of the person who pressed it.
 */
export function Button({
  kind,
  size = 'normal',
  className = '',
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={
        busy
          ? `${shape} ${sizes[size]} ${busyLook} ${className}`
          : `${buttonLook({ kind, size, className })} ${disabledLook}`
      }
    >
      {busyLabel === undefined ? (
        <Label>{children}</Label>
      ) : (
        <span className="grid min-w-0 *:[grid-area:1/1]">
          <Label hidden={busy}>{children}</Label>
          <Label hidden={!busy}>
            <Spinner />
            {busyLabel}
          </Label>
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = Omit<LinkProps, keyof Look> &
  Look & {
    /** The part of the page it stands in: whoever counts presses learns which one it was. */
    section: string
  }

export function ButtonLink({ section, kind, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link data-section={section} {...rest} className={buttonLook({ kind, size, className })}>
      <Label>{children}</Label>
    </Link>
  )
}

function Label({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <span
      className={`flex min-w-0 items-center justify-center gap-3 hyphens-auto wrap-anywhere ${hidden ? 'invisible' : ''}`}
    >
      {children}
    </span>
  )
}

function Spinner() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className="shrink-0 animate-spin"
    >
      <path d="M14.5 4a7.5 7.5 0 1 0 0 12" />
    </svg>
  )
}
