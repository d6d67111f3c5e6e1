const SCHRITTE = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00]
const HOECHSTENS = 5

/** Round amounts from below the lowest value to above the highest, as close as five steps allow. */
export function preisachse(werte: readonly number[]): number[] {
  const achsen = SCHRITTE.map(schritt => {
    const von = Math.floor(Math.min(...werte) / schritt)
    const bis = Math.max(von + 1, Math.ceil(Math.max(...werte) / schritt))
    return Array.from({ length: bis - von + 1 }, (_, index) => (von + index) * schritt)
  })
  return achsen.find(({ length }) => length <= HOECHSTENS + 1) ?? achsen.at(-1) ?? []
}
