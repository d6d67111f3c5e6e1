/** The same answer, and the same object, for the same arguments as last time. */
export function gemerkt<A extends readonly unknown[], R>(rechne: (...argumente: A) => R): (...argumente: A) => R {
  let letzte: { argumente: A; ergebnis: R } | null = null
  return (...argumente) => {
    if (!letzte || argumente.some((argument, stelle) => argument !== letzte?.argumente[stelle]))
      letzte = { argumente, ergebnis: rechne(...argumente) }
    return letzte.ergebnis
  }
}
