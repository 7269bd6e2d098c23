/** The keys of Russian letters on the Latin keyboard; those of signs once more, as they are with Shift. */
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'
const cyrillicByLatin = new Map([...latin].map((key, place) => [key, cyrillic[place]]))

/** Whether a word has Latin letters, and no Russian ones. */
function isLatin(word: string): boolean {
  return /[a-z]/iu.test(word) && !/\p{Script=Cyrillic}/u.test(word)
}

/**
 * A word as it would be if the keyboard had been switched to Russian: «rhfcrf» is «краска». A word that has no Latin letter, or has Russian
 * ones as well, stays as it is.
 */
export function toRussianLayout(word: string): string {
  if (!isLatin(word)) return word
  return [...word.toLowerCase()].map((key) => cyrillicByLatin.get(key) ?? key).join('')
}

/** Latin letters of Russian sounds in the usual spellings, each before its shorter beginnings. */
const sounds = `shch щ, sch щ, shh щ, zh ж, kh х, ts ц, tz ц, ch ч, sh ш, iya ия, iye ие, iyu ию, yu ю, ju ю, iu ю, ya я, ja я, yo е, jo е, ye е,
  je е, yy ый, yj ый, iy ий, ij ий, ii ий, a а, b б, c ц, d д, e е, f ф, g г, h х, i и, j й, k к, l л, m м, n н, o о, p п, q к, r р, s с, t т,
  u у, v в, w в, x кс, y ы, z з, ' ь`
const soundOf = new Map(
  sounds.split(/,\s+/).map((pair): [string, string] => {
    const [letters = '', russian = ''] = pair.split(' ')
    return [letters, russian]
  }),
)
const sound = new RegExp([...soundOf.keys()].join('|'), 'g')

/** Words that a Russian word in Latin letters may be, the likeliest first: spellings leave signs out, or have one letter for two sounds. */
export function fromLatin(word: string): string[] {
  if (!isLatin(word)) return []
  const plain = word.toLowerCase()
  const spellings = [
    plain,
    plain.replaceAll('ia', 'iya'),
    plain.replace(/(?<=[aeiouy])y/g, 'j'),
    plain.replace(/(?<=[aeiou])i/g, 'j'),
    plain.replace(/j(?=[ao])/g, 'zh'),
  ]
  const written = spellings.map((one) => one.replace(sound, (letters) => soundOf.get(letters) ?? letters))
  return [...new Set(written.flatMap((one) => [one, `${one}ь`]))]
}
