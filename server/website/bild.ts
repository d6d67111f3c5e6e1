/**
 * A drawing as PNG. Undefined where the program that draws cannot be loaded (it has a binary for each machine): then the picture
 * stays that the build has made.
 */
export async function png(svg: string): Promise<Buffer | undefined> {
  const zeichner = await import('@resvg/resvg-js').catch(() => undefined)
  return (await zeichner?.renderAsync(svg, { font: { loadSystemFonts: false } }))?.asPng()
}
