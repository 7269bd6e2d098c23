import { blend, type Lab } from './colours/oklab.ts'
import type { BaseHair } from './colours/tones.ts'
import { correctPigmented } from './prediction/corrected-strands.ts'
import type { Dye } from './prediction/dye.ts'
import { dyeGrey, type GreyStrands } from './prediction/grey-strands.ts'
import { dyePigmented, type PigmentedStrands } from './prediction/pigmented-strands.ts'
import type { Standing } from './prediction/standing.ts'

/** The grey on a head: how much (per cent), and whether it has a yellow cast. */
export type Grey = { readonly grey: number; readonly greyYellowed: boolean }

/** How hair looks after dyeing. `grey` is null when there are no grey strands. */
export type Prediction = { readonly pigmented: PigmentedStrands; readonly grey: GreyStrands | null }

/** Predicts the colour of both kinds of strands. A screen shows it approximately, and one person's hair may differ. */
export function predict(
  base: BaseHair,
  dye: Dye,
  standing: Standing,
  { grey, greyYellowed }: Grey,
): Prediction {
  return {
    pigmented: (dye.kind === 'corrector' ? correctPigmented : dyePigmented)(base, dye, standing),
    grey: grey > 0 ? dyeGrey(dye, standing, greyYellowed) : null,
  }
}

/** One colour for a whole head: both kinds of strands in their proportion. For ranking and small swatches. */
export function headColour({ pigmented, grey }: Prediction, greyPercent: number): Lab {
  return grey ? blend(pigmented.colour, grey.colour, greyPercent / 100) : pigmented.colour
}
