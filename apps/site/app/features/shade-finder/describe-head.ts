import type { FinderInput } from '@pryad/colour/hair/finder-input.ts'
import { greyChange, type PartLook } from '@pryad/colour/looks.ts'
import { fillIn } from '@pryad/colour/texts/verdict-texts.ts'
import type { PageTexts } from '../finder-texts/finder-file.ts'

/** «Уровень 6, седины половина»: a head before dyeing, as the text alternative of its picture. */
export function describeBefore({ naturalLevel, lengths, grey }: FinderInput, { looks }: PageTexts): string {
  const levels =
    'level' in lengths
      ? [
          fillIn(looks.rootsLevel, { level: naturalLevel }),
          fillIn(looks.lengthsLevel, { level: lengths.level }),
        ]
      : [fillIn(looks.level, { level: naturalLevel })]
  return [...levels, greyWords(grey, looks)].join(', ')
}

function greyWords(grey: number, looks: PageTexts['looks']): string {
  if (grey === 0) return looks.greyNone
  if (grey < 20) return looks.greyFew
  if (grey < 40) return looks.greyQuarter
  if (grey <= 60) return looks.greyHalf
  return grey < 90 ? looks.greyMost : looks.greyAll
}

/** The result of a plan on the head, such as «Ровный цвет, седина закрыта». */
export function describeAfter(
  before: readonly PartLook[],
  after: readonly PartLook[],
  { looks }: PageTexts,
): string {
  const isSame = (look: PartLook, index: number) =>
    look.pigmented === before[index]?.pigmented && look.grey === before[index]?.grey
  const hasStayed = after.some(isSame)
  const parts = after.map((look, index) => {
    if (look.part === 'roots') return isSame(look, index) ? looks.rootsStay : looks.rootsTake
    return isSame(look, index) ? looks.lengthsStay : looks.lengthsTake
  })
  const words = { covered: looks.covered, softened: looks.softened, stays: looks.greyStays }
  const change = after.map((look, index) => greyChange(before[index], look)).find((one) => one !== null)
  const grey = change && words[change]
  const isEven =
    new Set(after.map(({ pigmented }) => pigmented)).size === 1 && (!grey || grey === looks.covered)
  return (
    [...(hasStayed ? parts : isEven ? [looks.even] : []), ...(grey ? [grey] : [])].join(', ') || looks.even
  )
}
