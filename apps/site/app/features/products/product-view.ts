import type { PictureView } from '../../ui/Picture/picture-view.ts'
import type { StillData } from '../../ui/Still/still-data.ts'

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
export type Shade = ShadeTeaser & { details: StillData<ShadeDetails> }

/** What there is to know of a shade beyond its name. */
export type ShadeDetails = {
  description: string
  benefits: string[]
  howToUse: Fact
  facts: Fact[]
}

type Fact = { name: string; value: string }
