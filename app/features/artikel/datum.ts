const MONATE = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

/** `2025-01-15` as «15. Januar 2025», the same in every browser. */
export function datumText(tag: string): string {
  const [jahr, monat, tagImMonat] = tag.split('-').map(Number)
  return `${tagImMonat}. ${MONATE[(monat ?? 1) - 1]} ${jahr}`
}
