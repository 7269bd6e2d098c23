declare module 'punycode.js/punycode.es6.js' {
  /** The letters of an `xn--` label, given without these four characters. Throws a RangeError when there are none. */
  export function decode(label: string): string
}
