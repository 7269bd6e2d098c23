/**
 * A text of several lines without characters that nobody sees: control characters but tab and line breaks, and those that turn the
 * direction of what follows. They come along when somebody pastes; nobody could find them to take them out, so they are not refused.
 */
export function readable(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu, '')
}
