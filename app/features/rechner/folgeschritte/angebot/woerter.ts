export { ALTERSGRUPPE, GUENSTIGSTES } from '#content/rechner/liste.ts'
