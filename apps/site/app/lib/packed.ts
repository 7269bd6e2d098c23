/** Data as text: what is seldom looked into costs next to nothing to hand on, and to compare. */
export type Packed<Data> = {
  text: string
  /** Never there; says what is packed. */
  of?: Data
}

/** Packs data that is the same after a way through JSON. */
export function pack<Data>(data: Data): Packed<Data> {
  return { text: JSON.stringify(data) }
}

/** What was packed. */
export function unpack<Data>({ text }: Packed<Data>): Data {
  return JSON.parse(text)
}
