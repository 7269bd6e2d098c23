/** The sentence of an instruction that says how long a dye stays on the hair, e.g. «Держите 35 минут»; undefined when none does. */
export function standingTime(howToUse: string): string | undefined {
  return howToUse
    .split(/(?<=[.!?])\s+/)
    .find((sentence) => /держ(?:ите|ать)/i.test(sentence) && /\d/.test(sentence))
}
