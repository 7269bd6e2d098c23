/** Data as text, which is handed over with a page in one go; hundreds of values would be written and read one by one. */
export type Packed<Data> = {
  text: string
  /** What is packed, where it is known; it is not handed over. */
  of?: Data
}

/** Packs data that is the same after a way through JSON. */
export function pack<Data>(data: Data): Packed<Data> {
  return Object.defineProperty({ text: JSON.stringify(data) }, 'of', { value: data })
}

/** What was packed, each time the same object. */
export function unpack<Data>(packed: Packed<Data>): Data {
  const data: Data = packed.of ?? JSON.parse(packed.text)
  Object.defineProperty(packed, 'of', { value: data })
  return data
}
