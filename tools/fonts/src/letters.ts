function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/** Letters, digits and signs of a Russian page: with names in Latin, prices, typography and arithmetic of mixing. */
export const letters = [
  range(0x20, 0x7e),
  range(0x410, 0x44f),
  'Ёё',
  // Accents that occur in brands' and people's names.
  'ÉéèëíóöäüÖÜ',
  '\u00a0\u2009\u200b\u202f\u2011\u00ad\u0301',
  '«»„“”‘’‚–—−…•·×÷±°²³½¼¾‰′″№§©®™€₽→←↑↓≈≤≥',
].join('')
