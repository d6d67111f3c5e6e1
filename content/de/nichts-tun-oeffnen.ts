/** What stands before somebody asks; it travels with step 2. */
export const NICHTS_TUN = {
  frage: 'Und wenn Sie nichts tun?',
  erklaerung: (jahr: number) =>
    `Der Betrag auf Ihrer Rechnung ${jahr} zeigt, was Ihr Tarif ab 1. Januar ${jahr + 1} kostet und was ein Wechsel bringt.`,
  fehler: (jahr: number) => `Die Prämien ${jahr} konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
}
