export const AUFBEWAHRUNG = { monate: '24' } as const

/** How long we keep what people send us, with the exception: in the same words on every page and in every mail. */
export const LOESCHUNG = `Wir löschen Ihre Angaben spätestens ${AUFBEWAHRUNG.monate} Monate nach der Erhebung. Ausnahme: Vermitteln wir Ihnen einen Vertrag, bewahren wir die Unterlagen dazu so lange auf, wie es das Gesetz verlangt.`

/** Where there is no room for sentences. */
export const LOESCHUNG_KURZ = `höchstens ${AUFBEWAHRUNG.monate} Monate, ausser nach einem Vertrag`
