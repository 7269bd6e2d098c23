import type { FinderAnswer, Plan } from '@pryad/colour/finder-answer.ts'
import type { FinderInput } from '@pryad/colour/hair/finder-input.ts'
import { lookAfter, lookBefore, type PartLook } from '@pryad/colour/looks.ts'
import type { FinderTexts, TextLink } from '@pryad/colour/texts/finder-texts.ts'
import { type PlanTexts, toVerdictTexts } from '@pryad/colour/texts/verdict-texts.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fill } from '#app/texts/fill.ts'
import { describeAfter, describeBefore } from './describe-head.ts'
import type { FinderData, FinderPage, FinderShade, PlanView, ResultView } from './finder-view.ts'
import type { StrandLook } from './HairStrand/strand-look.ts'

type Answered = {
  answer: FinderAnswer
  input: FinderInput
  data: FinderData
  texts: FinderTexts
  summary: string
  assumed: string | null
}

/** Where a procedure is shown: an article and a lesson. */
const procedurePages: Record<NonNullable<Plan['procedure']>, readonly TextLink[]> = {
  'pervoe-okrashivanie-po-vsej-dline': [
    { type: 'article', slug: 'pervoe-okrashivanie-doma' },
    { type: 'lesson', slug: 'nanosim-krasku-po-zonam' },
  ],
  'tolko-korni': [
    { type: 'article', slug: 'okrashivanie-tolko-kornej' },
    { type: 'lesson', slug: 'okrashivaem-korni' },
  ],
  'zakrasit-sedinu': [
    { type: 'article', slug: 'kak-zakrasit-sedinu' },
    { type: 'lesson', slug: 'zakrashivaem-sedinu-na-viskah' },
  ],
  'kamuflyazh-sediny-za-10-minut': [{ type: 'article', slug: 'muzhskoj-kamuflyazh-sediny' }],
  'toniruem-blond': [
    { type: 'article', slug: 'holodnyj-blond-i-tonirovanie' },
    { type: 'lesson', slug: 'toniruem-blond' },
  ],
}

/** An answer as the page shows it. Shades, pages and pictures that are not there are left out. */
export function toResult({ answer, input, data, texts, summary, assumed }: Answered): ResultView {
  const said = toVerdictTexts(answer, texts, typograph)
  const pages = (links: readonly TextLink[]) => links.flatMap((link) => toPage(link, data) ?? [])
  const plans = said.plans.flatMap((words, index): PlanView[] => {
    const plan = answer.plans[index]
    const shade = data.shades.find(({ ean }) => ean === words.ean)
    return plan && shade ? [toPlan({ plan, words, shade, input, data, pages })] : []
  })
  const later = data.shades.find(({ shadeNumber }) => shadeNumber === answer.later)
  return {
    verdict: answer.verdict,
    label: said.label,
    lead: said.lead,
    reasons: said.reasons.map(({ text, instead, links }) => ({ text, instead, links: pages(links) })),
    whyNone: said.whyNone,
    plans,
    insteadTitle: said.insteadTitle,
    later:
      later && said.laterTitle
        ? {
            title: said.laterTitle,
            number: typograph(`${later.shadeNumber} ${later.name}`),
            path: later.path,
          }
        : null,
    certainty: said.certainty,
    screen: said.screen,
    assumed,
    summary,
    announcement: [said.label, ...plans.map(({ number, name }) => `${number} ${name}`)].join('. '),
  }
}

type Planned = {
  plan: Plan
  words: PlanTexts
  shade: FinderShade
  input: FinderInput
  data: FinderData
  pages: (links: readonly TextLink[]) => FinderPage[]
}

function toPlan({ plan, words, shade, input, data, pages }: Planned): PlanView {
  const { page } = data.texts
  const { shadeNumber, name, title, group, ean, path, hasShops } = shade
  const before = lookBefore(input)
  const after = lookAfter(input, plan)
  const packs = words.packs.map((pack) =>
    words.packs.length > 1 ? `${typograph(pack.shadeNumber)}: ${pack.text}` : pack.text,
  )
  const mixed = plan.mix && typograph(fill(page.mixWith, { number: plan.mix.with }))
  const { developer, mixing, minutes, grams } = words
  return {
    ean,
    number: typograph(shadeNumber),
    name: typograph(name),
    title,
    group: typograph(group),
    path,
    hasShops,
    needs: [...packs, ...[mixed, grams, developer, mixing, minutes].filter((need) => need !== null)],
    before: words.before.map(({ text, links }) => ({ text, links: pages(links) })),
    warnings: words.warnings.map(({ text }) => text),
    readOn: plan.procedure ? pages(procedurePages[plan.procedure]) : [],
    looks: {
      before: toStrand(before, input.grey),
      after: toStrand(after, input.grey),
      beforeText: typograph(fill(page.beforeText, { look: describeBefore(input, page) })),
      afterText: typograph(
        fill(page.afterText, { shade: shadeNumber, look: describeAfter(before, after, page) }),
      ),
    },
  }
}

function toStrand(parts: readonly PartLook[], greyShare: number): StrandLook {
  const lengths = parts.at(-1)
  const [roots] = parts
  if (!lengths || !roots) throw new Error('A head has one part at least')
  return {
    pigmented: lengths.pigmented,
    grey: lengths.grey,
    greyShare,
    ...(parts.length > 1 && { roots: { pigmented: roots.pigmented, grey: roots.grey } }),
  }
}

function toPage(link: TextLink, { articles, lessons }: FinderData): FinderPage | null {
  // A question has no page of its own.
  if (link.type === 'faq') return null
  const known = link.type === 'article' ? articles : lessons
  return known.find(({ slug }) => slug === link.slug) ?? null
}
