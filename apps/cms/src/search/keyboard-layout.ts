const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const cyrillicByLatin = new Map([...latin].map((key, index) => [key, cyrillic[index] ?? key]))
/** With Shift, the keys of Russian letters that carry signs give other signs. */
const shifted: [string, string][] = [
  ['~', 'ё'],
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
]
for (const [key, letter] of shifted) cyrillicByLatin.set(key, letter)

/**
 * A word as it would be if the keyboard had been switched to Russian: «rhfcrf» is «краска»; undefined for a word that has no Latin letter,
 * or has others as well.
 */
export function toRussianLayout(word: string): string | undefined {
  if (!/[a-z]/iu.test(word) || /\p{Script=Cyrillic}/u.test(word)) return undefined
  return [...word.toLowerCase()].map((key) => cyrillicByLatin.get(key) ?? key).join('')
}
