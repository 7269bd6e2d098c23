import { type AnswerName, answerNames } from '../answers/answer-names.ts'
import { type Certainty, certainties } from '../assessment/assess.ts'
import { type Fields, fieldsOf } from '../reading/fields.ts'
import { type Before, beforeIds, type Warning, warningIds } from '../rules/advice.ts'
import { allReasons, type Reason, verdicts } from '../rules/reasons.ts'

/** Where a text leads: a page's slug and a section of it, or the wording of a question. */
export type TextLink =
  | { readonly type: 'article' | 'lesson'; readonly slug: string; readonly section?: string }
  | { readonly type: 'faq'; readonly question: string }

/**
 * How an answer is headed: by its verdict, or by what matters more. `not-yet`: a permanent dye has to wait, and something else need not;
 * `doctor`: the person has to ask a doctor first.
 */
export const bands = [...verdicts, 'not-yet', 'doctor'] as const

export type Band = (typeof bands)[number]

export type ReasonText<Link> = {
  readonly text: string
  readonly instead: string
  /** Takes the place of `instead` where the answer has no shade that it speaks of; null when it speaks of none. */
  readonly alone: string | null
  readonly links: readonly Link[]
}

export type BeforeText<Link> = {
  readonly text: string
  /** Takes the place of `text` before a balm; null when it says the same. */
  readonly balm: string | null
  readonly links: readonly Link[]
  readonly procedure: string | null
}

export const labelNames = [
  'screen',
  'insteadShade',
  'later',
  'developer',
  'mixing',
  'noDeveloper',
  'minutes',
  'minutesExact',
  'minutesShort',
  'minutesShortExact',
  'percentShort',
  'noDeveloperShort',
  'halfPack',
  'halfPackEach',
  'minutesTint',
  'minutesIfOverHalf',
  'minutesShortIfOverHalf',
  'grams',
  'gramsHalf',
] as const

/** Words around the details of an answer. */
export type Labels = Readonly<Record<(typeof labelNames)[number], string>> & {
  /** «2 коробки», by the form of the number. */
  readonly packs: Readonly<Record<Intl.LDMLPluralRule, string>>
}

/** The finder's texts: every id has one. They are plain data, so that they can be sent to a browser as they were read. */
export type FinderTexts<Link = TextLink> = {
  readonly verdicts: Readonly<Record<Band, { readonly label: string; readonly lead: string }>>
  readonly reasons: Readonly<Record<Reason, ReasonText<Link>>>
  readonly before: Readonly<Record<Before, BeforeText<Link>>>
  readonly warnings: Readonly<Record<Warning, string>>
  readonly certainty: Readonly<Record<Certainty, string>>
  readonly errors: Readonly<Record<AnswerName, string>>
  readonly labels: Labels
}

/**
 * Reads the finder's texts, as editors have them.
 * @throws {ReadError} at the first one that is missing.
 */
export function readFinderTexts(value: unknown): FinderTexts {
  const texts = fieldsOf(value, 'Texts of the finder')
  const part = <Id extends string, Text>(
    name: string,
    ids: readonly Id[],
    read: (part: Fields, id: Id) => Text,
  ) => {
    const fields = texts.object(name)
    return recordOf(ids, (id) => read(fields, id))
  }
  const plain = (fields: Fields, id: string) => fields.text(id)
  const packs = texts.object('labels').object('packs')
  return {
    verdicts: part('verdicts', bands, (fields, id) => {
      const verdict = fields.object(id)
      return { label: verdict.text('label'), lead: verdict.text('lead') }
    }),
    reasons: part('reasons', allReasons(), (fields, id) => {
      const reason = fields.object(id)
      return {
        text: reason.text('text'),
        instead: reason.text('instead'),
        alone: reason.value('alone') === undefined ? null : reason.text('alone'),
        links: reason.list('links', readLink),
      }
    }),
    before: part('before', beforeIds, (fields, id) => {
      const step = fields.object(id)
      const procedure = step.orNull('procedure', step.text)
      return {
        text: step.text('text'),
        balm: step.value('balm') === undefined ? null : step.text('balm'),
        links: step.list('links', readLink),
        procedure,
      }
    }),
    warnings: part('warnings', warningIds, plain),
    certainty: part('certainty', certainties, plain),
    errors: part('errors', answerNames, plain),
    labels: {
      ...part('labels', labelNames, plain),
      // Russian has the first three forms for whole numbers; the others serve fractions and other languages.
      packs: {
        one: packs.text('one'),
        few: packs.text('few'),
        many: packs.text('many'),
        other: packs.text('other'),
        zero: packs.text('other'),
        two: packs.text('other'),
      },
    },
  }
}

function recordOf<Id extends string, Text>(ids: readonly Id[], read: (id: Id) => Text): Record<Id, Text> {
  // Every id is present: the entries were made from the ids.
  return Object.fromEntries(ids.map((id) => [id, read(id)])) as Record<Id, Text>
}

function readLink(value: unknown, name: string): TextLink {
  const link = fieldsOf(value, name)
  const type = link.oneOf('type', ['article', 'lesson', 'faq'])
  if (type === 'faq') return { type, question: link.text('question') }
  const slug = link.text('slug')
  return link.value('section') === undefined ? { type, slug } : { type, slug, section: link.text('section') }
}
