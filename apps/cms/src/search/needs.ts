import { wordsOfNeeds } from './words-of-needs.ts'

/** The need in which somebody searches. */
export type Need = keyof typeof wordsOfNeeds

/** Patterns of the words of a query, all of which it must hold. */
type Pattern = ((word: string) => boolean)[]

const patternsOf: Record<Need, Pattern[]> = {
  emergency: toPatterns('emergency'),
  splash: toPatterns('splash'),
  health: toPatterns('health'),
  complaint: toPatterns('complaint'),
  choice: toPatterns('choice'),
}

function toPatterns(need: Need): Pattern[] {
  return wordsOfNeeds[need].split(/,\s+/).map(toPattern)
}

/** Whether words of a query tell of a need. */
export function hasNeed(words: readonly string[], need: Need): boolean {
  const sounds = words.map(soundOf)
  return patternsOf[need].some((pattern) => pattern.every((fits) => sounds.some(fits)))
}

function toPattern(entry: string): Pattern {
  return entry.split(/\s+/).map((word) => {
    const sound = soundOf(word.replace('*', ''))
    return word.endsWith('*') ? (other) => other.startsWith(sound) : (other) => other === sound
  })
}

/** Returns a word as it sounds: who is in fear writes «апухла», «щипит», «алергия». */
function soundOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('о', 'а')
    .replace(/[еэя]/gu, 'и')
    .replace(/([^ж])\1/gu, '$1')
}
