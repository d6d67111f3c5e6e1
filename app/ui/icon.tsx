/* Drawn on a 20 px grid with one stroke and square ends; corners are mitred like the rest of the site. */
const paths = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-right': 'm7.5 5 5 5-5 5',
  'arrow-right': 'M3 10h13m-5-5.25L16.25 10 11 15.25',
  check: 'm4 10.5 4 4 8-9',
  info: 'M2.5 2.5h15v15h-15zM10 9.5v4m0-7.25v.01',
  share: 'M10 12V3.5M6.25 6.75 10 3l3.75 3.75M4 10v7h12v-7',
  phone: 'M3 3h4l1.5 4.25L6.25 9a11 11 0 0 0 4.75 4.75l1.75-2.25L17 13v4h-1.5A12.5 12.5 0 0 1 3 4.5z',
  mail: 'M2.5 4.5h15v11h-15zm.75 1L10 11l6.75-5.5',
  calendar: 'M3 4.5h14V17H3zm0 4h14M6.75 2.75v3m6.5-3v3',
  sort: 'M3 5.5h14M3 10h9M3 14.5h5',
  search: 'M8.75 3a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zm4.25 10 4 4',
  plus: 'M10 4v12M4 10h12',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3m-8-2.5h8V17H6z',
}

export type IconName = keyof typeof paths

/** Always decorative: the words beside it, or the control's accessible name, carry the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  )
}
