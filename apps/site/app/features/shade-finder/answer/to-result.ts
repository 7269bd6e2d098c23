import { isForDoctor } from '@pryad/colour/find.ts'
import type { FinderAnswer, Plan } from '@pryad/colour/finder-answer.ts'
import type { FinderInput } from '@pryad/colour/hair/finder-input.ts'
import { evenness, greyChange, lookAfter, lookBefore, type PartLook, stagesOf } from '@pryad/colour/looks.ts'
import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { fillIn, type PlanTexts, toVerdictTexts } from '@pryad/colour/texts/verdict-texts.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { Fact, FinderData, FinderShade, LinkedPage, PlanView, ResultView } from '../finder-view.ts'

type Answered = {
  answer: FinderAnswer
  input: FinderInput
  data: FinderData
  page: PageTexts
  summary: string
  brief: string
  assumed: string | null
}

/** An answer as the page shows it. Shades that are not there are left out. */
export function toResult({ answer, input, data, page, summary, brief, assumed }: Answered): ResultView {
  const written = (number: string) =>
    data.shades.find(({ shadeNumber }) => shadeNumber === number)?.number ?? number
  const { plans: allWords, laterTitle, ...said } = toVerdictTexts(answer, data.texts, written)
  const plans = allWords.flatMap((words, index): PlanView[] => {
    const plan = answer.plans[index]
    const shade = data.shades.find(({ ean }) => ean === words.ean)
    return plan && shade ? [toPlan({ plan, words, shade, input, data, page, written })] : []
  })
  const later = data.shades.find(({ shadeNumber }) => shadeNumber === answer.later)
  return {
    ...said,
    verdict: answer.verdict,
    reason: answer.reasons[0] ?? null,
    isForDoctor: isForDoctor(answer),
    plans,
    later:
      later && laterTitle
        ? { title: laterTitle, number: `${later.number} ${later.name}`, path: later.path }
        : null,
    assumed,
    summary,
    brief,
    // A shade after «Только у мастера» must not sound like the way to the wish.
    announcement: [said.label, said.insteadTitle, ...plans.map(announce)].filter(Boolean).join('. '),
  }
}

/** The first shade is told with its facts. */
function announce({ number, name, mix, facts }: PlanView, index: number): string {
  const said =
    index === 0
      ? [mix?.toLowerCase(), ...facts.map(({ text, note }) => (note ? `${text} (${note})` : text))]
      : []
  return [`${number} ${name}`, ...said].filter(Boolean).join(', ')
}

type Planned = {
  plan: Plan
  words: PlanTexts<LinkedPage>
  shade: FinderShade
  input: FinderInput
  data: FinderData
  page: PageTexts
  written: (shadeNumber: string) => string
}

function toPlan({ plan, words, shade, input, data, page, written }: Planned): PlanView {
  const { number, name, title, group, ean, path, hasShops } = shade
  const before = lookBefore(input)
  const after = lookAfter(input, plan)
  // The boxes of one shade are among the facts.
  const packs =
    words.packs.length > 1 ? words.packs.map((pack) => `${written(pack.shadeNumber)}: ${pack.text}`) : []
  const stages = stagesOf(input, data.shades, plan)
  const mix = plan.mix && fillIn(page.mixWith, { number: written(plan.mix.with) })
  /** The dye that lies on the hair in the picture. */
  const worn = plan.mix ? `${number}\u00a0+ ${written(plan.mix.with)}` : number
  const { developer, mixing, minutes, grams } = words
  return {
    ean,
    number,
    name,
    title,
    group,
    path,
    hasShops,
    mix,
    facts: toFacts(plan, words, page),
    boxes: words.short.packs,
    needs: [...packs, ...[grams, developer, mixing, minutes].filter((need) => need !== null)],
    before: words.before,
    warnings: words.warnings.map(({ text }) => text),
    readOn: plan.procedure ? data.procedures[plan.procedure] : [],
    test: testOf(plan),
    looks: {
      before: toStrand(before, input),
      after: toStrand(after, input),
      beforeText: fillIn(page.beforeText, { look: describeBefore(input, page) }),
      afterText: fillIn(page.afterText, { shade: worn, look: describeAfter(before, after, page) }),
      development: stages && {
        minutes: stages.minutes,
        // A balm is shown at a moment of its time, and not at the end.
        all:
          stages.minutes < plan.minutes.max ? `${plan.minutes.min}–${plan.minutes.max}` : `${stages.minutes}`,
        looks: stages.looks.map((parts) => toStrand(parts, input)),
      },
    },
  }
}

/** That there is no developer is a remark, and comes last. */
function toFacts(plan: Plan, { short }: PlanTexts<LinkedPage>, { facts: about }: PageTexts): Fact[] {
  const minutes = { text: short.minutes, about: about.minutes, note: short.minutesIfOverHalf }
  const packs = { text: short.packs, about: about.packs }
  return plan.developerPercent === null
    ? [minutes, packs, { text: short.developer, about: null }]
    : [minutes, { text: short.developer, about: about.developer }, packs]
}

/** Parts of a head as one drawn strand. */
export function toStrand(parts: readonly PartLook[], { grey, greyWhere }: FinderInput): StrandLook {
  const lengths = parts.at(-1)
  const [roots] = parts
  if (!lengths || !roots) throw new Error('A head has one part at least')
  return {
    pigmented: lengths.pigmented,
    grey: lengths.grey,
    greyShare: grey,
    greyWhere: greyWhere === 'none' ? 'everywhere' : greyWhere,
    ...(parts.length > 1 && { roots: { pigmented: roots.pigmented, grey: roots.grey } }),
  }
}

/** Whether the skin has to be tested: a balm without a developer asks only those to whom it is new. */
function testOf({ before, developerPercent }: Plan): PlanView['test'] {
  if (!before.includes('allergy-test-48h')) return 'never'
  return developerPercent === null ? 'ifNew' : 'always'
}

/** «Уровень 6, седых около половины»: a head before dyeing, as the text alternative of its picture. */
export function describeBefore(input: FinderInput, { looks }: PageTexts): string {
  const { naturalLevel, lengths } = input
  const levels =
    'level' in lengths
      ? [
          fillIn(looks.rootsLevel, { level: naturalLevel }),
          fillIn(looks.lengthsLevel, { level: lengths.level }),
        ]
      : [fillIn(looks.level, { level: naturalLevel })]
  return [...levels, describeGrey(input, looks)].join(', ')
}

/** «Седых около половины». */
export function describeGrey({ grey, greyWhere }: FinderInput, looks: PageTexts['looks']): string {
  if (greyWhere === 'patch' && grey > 0 && grey < 20) return looks.greyPatch
  if (grey === 0) return looks.greyNone
  if (grey < 20) return looks.greyFew
  if (grey < 40) return looks.greyQuarter
  if (grey < 45) return looks.greyUnderHalf
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
  const colour = looks[evenness(after)]
  // Grey that shines through leaves no colour even.
  const isSaid = !grey || grey === looks.covered || colour === looks.uneven
  return [...(hasStayed ? parts : isSaid ? [colour] : []), ...(grey ? [grey] : [])].join(', ')
}
