import { type AnswerName, answerNames } from '../answers/answer-names.ts'
import { type Certainty, certainties } from '../assessment/certainty.ts'
import { type Fields, fieldsOf, ReadError } from '../reading/fields.ts'
import { type Before, beforeIds, type Warning, warningIds } from '../rules/advice.ts'
import { type Reason, reasonIds, type Verdict, verdicts } from '../rules/reasons.ts'

/** Where a text leads: a page's slug, or the wording of a question. */
export type TextLink =
  | { readonly type: 'article' | 'lesson'; readonly slug: string }
  | { readonly type: 'faq'; readonly question: string }

export type ReasonText = {
  readonly text: string
  readonly instead: string
  readonly links: readonly TextLink[]
}

export type BeforeText = {
  readonly text: string
  readonly links: readonly TextLink[]
  readonly procedure: string | null
}

/** The finder's texts, as editors have them: every id has one. */
export type FinderTexts = {
  readonly verdicts: ReadonlyMap<Verdict, { readonly label: string; readonly lead: string }>
  readonly reasons: ReadonlyMap<Reason, ReasonText>
  readonly before: ReadonlyMap<Before, BeforeText>
  readonly warnings: ReadonlyMap<Warning, string>
  readonly certainty: ReadonlyMap<Certainty, string>
  readonly errors: ReadonlyMap<AnswerName, string>
  readonly labels: Fields
}

/**
 * Reads the finder's texts.
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
    return new Map(ids.map((id) => [id, read(fields, id)]))
  }
  const plain = (fields: Fields, id: string) => fields.text(id)
  return {
    verdicts: part('verdicts', verdicts, (fields, id) => {
      const verdict = fields.object(id)
      return { label: verdict.text('label'), lead: verdict.text('lead') }
    }),
    reasons: part('reasons', reasonIds, (fields, id) => {
      const reason = fields.object(id)
      return {
        text: reason.text('text'),
        instead: reason.text('instead'),
        links: reason.list('links', readLink),
      }
    }),
    before: part('before', beforeIds, (fields, id) => {
      const step = fields.object(id)
      const procedure = step.orNull('procedure', step.text)
      return { text: step.text('text'), links: step.list('links', readLink), procedure }
    }),
    warnings: part('warnings', warningIds, plain),
    certainty: part('certainty', certainties, plain),
    errors: part('errors', answerNames, plain),
    labels: texts.object('labels'),
  }
}

/** The text of an id. Every id of the type has one, since `readFinderTexts` has read them all. */
export function textOf<Id, Text>(texts: ReadonlyMap<Id, Text>, id: Id): Text {
  const found = texts.get(id)
  if (found === undefined) throw new ReadError(`There is no text for ${String(id)}`)
  return found
}

function readLink(value: unknown, name: string): TextLink {
  const link = fieldsOf(value, name)
  const type = link.oneOf('type', ['article', 'lesson', 'faq'])
  return type === 'faq' ? { type, question: link.text('question') } : { type, slug: link.text('slug') }
}
