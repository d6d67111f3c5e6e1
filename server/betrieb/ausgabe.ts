/** What a command of the operator leads to: text for the screen, raw output, or a sentence and exit code 1. */
export type Befehlsausgabe = { text: string } | { roh: string } | { fehler: string }
