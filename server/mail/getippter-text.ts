/** Typed text on its way into a mail. What is stored stays as it was typed. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that end a line, hide or turn others.
const UNSICHTBAR = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/g

/** On one line: nothing typed can look like a line of the mail's own. */
export const einzeilig = (text: string) => text.toWellFormed().replace(UNSICHTBAR, ' ').trim()

export const mehrzeilig = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(einzeilig)
    .join('\n')

/** Mail programs turn whatever looks like an address into a link by themselves. */
export const ohneVerweise = (text: string) =>
  text.replaceAll('://', ': //').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ')
