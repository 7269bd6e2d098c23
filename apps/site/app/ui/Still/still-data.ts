/**
 * What a `Still` shows, as text. A page whose HTML the server has written brings only the mark of it; an answer without HTML brings the text
 * too.
 */
export type StillData<Data> = {
  /** The same for the same text. */
  mark: string
  text?: string
  /** Never there; says what the text is made of. */
  of?: Data
}

/**
 * What the text was made of.
 * @throws when there is only a mark.
 */
export function readStill<Data>({ mark, text }: StillData<Data>): Data {
  if (text === undefined) throw new Error(`The text of ${mark} has not come with the page.`)
  return JSON.parse(text)
}
