declare module 'subset-font' {
  /** Cuts a font down to the letters of a text. */
  // biome-ignore lint/style/noDefaultExport: so the package is made
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt' },
  ): Promise<Buffer>
}
