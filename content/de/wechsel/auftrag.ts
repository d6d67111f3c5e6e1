/* What the information sheet and the terms say about a mandate, in the same words. */

/** The pages are no advice, what follows an enquiry is. The specification says «neither» of the whole site. */
export const SEITEN_UND_ANFRAGE =
  'Die Seiten dieser Website sind weder Beratung noch Vermittlung, und auf ihnen kommt kein Vertrag zustande. Beratung und Vermittlung beginnen erst nach einer Anfrage, wenn wir uns bei Ihnen melden.'

/** Sector agreement, binding on all insurers (KVAG 19b, VAG 31a). */
export const PROTOKOLL =
  'Beraten wir Sie, halten wir das Gespräch in einem Beratungsprotokoll fest: was Sie brauchen, was wir empfehlen und warum. Sie lesen und unterschreiben es und erhalten eine Kopie. Ein unterschriebenes Protokoll verlangt die Vereinbarung der Branche, die der Bundesrat für alle Krankenversicherer verbindlich erklärt hat.'

/** OR 404. */
export const AUFTRAG_ENDE =
  'Sie können uns einen Auftrag jederzeit entziehen, ohne Grund. Eine E-Mail oder ein Brief genügt.'
