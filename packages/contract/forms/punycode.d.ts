declare module 'punycode.js' {
  const punycode: {
    /** A domain with its `xn--` labels decoded. Throws a RangeError when one cannot be. */
    toUnicode: (domain: string) => string
  }
  // biome-ignore lint/style/noDefaultExport: so the package is made
  export default punycode
}
