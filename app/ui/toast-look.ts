import type { Toast } from './toast.ts'

/**
 * Where toasts stand: top right, beside the fields and bars of a form; on a phone across the bottom, above the question
 * about cookies. There it may meet the field in focus: `uncoverFocus`.
 */
export const toastPlace =
  'fixed right-0 z-50 w-full p-4 max-md:bottom-(--hinweis-hoehe,0px) md:top-0 md:w-[29rem] md:p-6'

const stripes: Record<Toast['variant'], string> = {
  default: 'border-l-on-slab2',
  destructive: 'border-l-err-on-slab',
}

export const toastSlab = ({ variant }: Toast) =>
  `relative border border-transparent border-l-6 bg-slab py-4 pr-14 pl-5 text-on-slab dark:border-y-edge dark:border-r-edge ${stripes[variant]}`

export const toastTitle = 't2 font-semibold'
export const toastText = 't2 text-on-slab2'
export const toastClose =
  'absolute top-2 right-2 grid size-11 place-content-center text-on-slab2 hover:text-on-slab focus-visible:outline-on-slab focus-visible:-outline-offset-3'
