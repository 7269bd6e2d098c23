/**
 * A text of several lines without invisible characters: control characters except tab and line breaks, and those that turn the direction
 * of the text behind them. They come in with pasted text; no visitor could find them, so they are removed and not refused.
 */
export function readable(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu, '')
}
