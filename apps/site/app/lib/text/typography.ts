const nbsp = '\u00a0'
const wordJoiner = '\u2060'
/** Stands for an HTML tag while its surroundings are set. */
const tagMark = '\ue000'

// Short words that must not end a line, after a space, a bracket, an opening quote or the start of the text.
const shortWord =
  /(?<=^|[\s(«„"\u00a0\ue000])(а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|то|у|я) (?=\S)/giu
const beforeDash = / (?=[—–](?:\s|$))/g
const beforeParticle = / (?=(?:ли|же|бы|ль|б|ж)(?![\p{L}\p{N}]))/gu
// A place that a value is put into counts as a number, so that a text can be set before it is filled.
const afterNumber =
  /(?<=[\d}]) (?=(?:%|°|₽|г|кг|мл|л|мм|см|м|ч|мин|сек|часов|часа|час|минут|минуты|минуту|дней|дня|день)(?![\p{L}]))/gu
const dashOfRange = /(?<=[\d}])–(?=[\d{])/g
/** A number such as «6-46»: two groups of digits and no more, so neither a telephone number nor a date. */
const hyphenOfNumber = /(?<![\p{L}\p{N}-])(\d+)-(?=\d+(?![\p{L}\p{N}-]))/gu
/** The hyphen of «всё-таки» and «кто-нибудь», and that of «кое-как», «из-за»: a line that ends with it reads like a word that was cut. */
const hyphenOfParticle = /-(?<=\p{L}-)(?=(?:то|либо|нибудь|таки|ка)(?![\p{L}\p{N}-]))/giu
const hyphenOfBeginning = /-(?<=(?<![\p{L}\p{N}-])(?:кое-(?=\p{L})|из-(?=(?:за|под)(?![\p{L}\p{N}-]))))/giu
const joined = new RegExp(`[\\p{L}\\d]+(?:${wordJoiner}-${wordJoiner}[\\p{L}\\d]+)+`, 'gu')
const afterSign = /(?<=[№§]) (?=\d)/g

/**
 * Keeps together words that a Russian line must not break apart: prepositions with their word, a dash with the word before it, a number
 * with its unit, both ends of a range, the number of a shade, a particle with its word. It is idempotent.
 */
export function typograph(text: string): string {
  return text
    .replace(shortWord, `$1${nbsp}`)
    .replace(shortWord, `$1${nbsp}`)
    .replace(beforeDash, nbsp)
    .replace(beforeParticle, nbsp)
    .replace(afterNumber, nbsp)
    .replace(afterSign, nbsp)
    .replace(dashOfRange, `–${wordJoiner}`)
    .replace(hyphenOfNumber, `$1${wordJoiner}-${wordJoiner}`)
    .replace(hyphenOfParticle, `${wordJoiner}-${wordJoiner}`)
    .replace(hyphenOfBeginning, `${wordJoiner}-${wordJoiner}`)
}

/** Fields that are no plain words. */
const asTheyAre =
  /^(?:__typename|id|kind|slug|href|html|url|src|hex|ean|tone|\w+(?:At|Number|Code|Url|Id|Slug))$/

/** The same for every text among the fields of an object; addresses, codes, times, kinds and HTML stay as they are. */
export function typographFields<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    asTheyAre.test(name) ? value : typographAll(value),
  ])
  return Object.fromEntries(entries) as Fields
}

function typographAll(value: unknown): unknown {
  if (typeof value === 'string') return typograph(value)
  return Array.isArray(value) ? value.map(typographAll) : value
}

/**
 * The same for HTML: tags and their attributes stay as they are. Numbers of shades and words with a hyphen are kept together by an element,
 * so that a copied one contains no invisible characters, which a shop's search would look for.
 */
export function typographHtml(html: string): string {
  const tags: string[] = []
  const marked = html.replaceAll(tagMark, '').replace(/<[^>]*>/g, (tag) => {
    tags.push(tag)
    return tagMark
  })
  let next = 0
  return typograph(marked)
    .replace(joined, (word) => `<span class="nowrap">${word.replaceAll(wordJoiner, '')}</span>`)
    .replaceAll(tagMark, () => tags[next++] ?? '')
}
