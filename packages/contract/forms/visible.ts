// Characters without a shape of their own, which come in with pasted text: zero-width spaces and joiners, soft hyphens, direction marks,
// fillers and the blank of Braille. Marks that turn letters around are left out: without them a text reads differently than it was seen.
const unseen = /(?![\u202b\u202e\u2067])[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return seen.test(text)
}

/** A line of text, such as a name or an address, without the characters in it and around it that nobody can see. */
export function cleanLine(text: string): string {
  return text.replace(unseen, '').trim()
}
