import type { GetShadesQuery } from '@pryad/contract/generated/operations.ts'
import type { PictureView } from '#app/ui/picture-view.ts'
import type { Family } from './shade-family.ts'
import type { Shop } from './shops.ts'

/** A product of the API with everything the palette says of it. */
export type PaletteProduct = GetShadesQuery['productsPackageProducts']['data'][number]

/** A shade as articles and lessons show it. */
export type ShadeTeaser = {
  ean: string
  title: string
  hex: string
  number: string
  name: string
  /** Series and group, e.g. «Жар» · Стойкая крем-краска. */
  kind: string
  picture: PictureView | null
  /** Address of its own page, where a card leads there. */
  path?: string
}

/** A shade of the palette, with everything there is to know. */
export type Shade = ShadeTeaser & {
  /** Address of its own page. */
  path: string
  family: Family
  /** Share of grey hair it covers, in percent. */
  greyCoverage: number
  /** Levels of the hair it is meant for. */
  levels: { min: number; max: number }
  /** The whole picture. */
  strand: PictureView | null
  details: ShadeDetails
}

/** All facts about a shade besides its name. */
export type ShadeDetails = {
  description: string
  benefits: string[]
  howToUse: Fact
  /** How dark it is from 1 to 10; correctors have no level. */
  level: (Fact & { step: number }) | null
  grey: Fact & { percent: number }
  facts: Fact[]
  reviews: { name: string; links: Shop[] }
}

type Fact = { name: string; value: string }

/** A shade as the wall of strands shows it. */
export type Strand = Pick<Shade, 'ean' | 'number' | 'name' | 'hex' | 'family' | 'path' | 'picture' | 'levels'>
