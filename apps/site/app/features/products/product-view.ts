import type { PictureView } from '../../ui/Picture/picture-view.ts'

/** A shade as articles and lessons show it. */
export type ShadeTeaser = {
  ean: string
  title: string
  number: string
  name: string
  /** Series and group, e.g. «Жар» · Стойкая крем-краска. */
  kind: string
  hex: string
  picture: PictureView | null
}

/** A shade on the shelf, with everything there is to know. */
export type Shade = ShadeTeaser & {
  description: string
  benefits: string[]
  howToUse: string
  /** Facts as pairs of a name and a value. */
  facts: { name: string; value: string }[]
}
