import { natural } from '@pryad/colour/colours/hair-colours.ts'
import { toHex } from '@pryad/colour/colours/oklab.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { getFinderTexts } from '../finder-texts/get-finder-texts.server.ts'

/** Levels of usual hair, far enough from one another to choose at a glance. The finder shows all of them. */
const usualLevels = [3, 6, 8]

/** The first question of the shade finder, in its own words, with some of its answers. */
export async function askForLevel(siteRequest: SiteRequest) {
  const { questions } = await getFinderTexts(siteRequest)
  const question = questions.find(({ id }) => id === 'naturalLevel')
  if (!question) return null
  return {
    title: typograph(question.title),
    hint: typograph(question.hint ?? ''),
    choices: usualLevels.map((level) => ({
      level,
      label: typograph(`${level} — ${question.options?.find(({ value }) => value === level)?.label}`),
      picture: siteRequest.strandUrl({
        scene: 'lock',
        look: { pigmented: toHex(natural(level)), grey: null, greyShare: 0 },
      }),
    })),
  }
}

export type LevelQuestion = NonNullable<Awaited<ReturnType<typeof askForLevel>>>
