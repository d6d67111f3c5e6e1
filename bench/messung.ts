/** One line of the table that `npm run bench` prints. */
export type Messung = { name: string; wert: number; einheit: string; hinweis: string }
