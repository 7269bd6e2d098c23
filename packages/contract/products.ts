import type { ProductLinkType } from './generated/operations.ts'

/** Kinds of pages behind a product's link. */
export const linkTypes = ['shop', 'review', 'instruction', 'article'] as const satisfies ProductLinkType[]

/** The states of hair a product may be meant for, as they are stored, with their names in the API. */
export const hairStates = { natural: 'NATURAL', colored: 'COLORED', lightened: 'LIGHTENED' } as const

export type StoredHairState = keyof typeof hairStates

export const storedHairStates = Object.keys(hairStates) as StoredHairState[]

/** Whether the digits may be a barcode. Only the panel and the import check their last digit as well. */
export function isBarcode(text: string): boolean {
  return /^\d{8,14}$/.test(text)
}
