declare module 'virtual:bildvorlagen' {
  const vorlagen: import('#contract/bildvorlagen.ts').Bildvorlagen
  export default vorlagen
}
