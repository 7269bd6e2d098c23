import { answerNames } from '../answers/answer-names.ts'
import { certainties } from '../assessment/certainty.ts'
import { type Fields, fieldsOf } from '../reading/fields.ts'
import { beforeIds, warningIds } from '../rules/advice.ts'
import { allReasons } from '../rules/reasons.ts'
import { bands, type FinderTexts, labelNames, type TextLink } from './finder-texts.ts'

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
      return { text: step.text('text'), links: step.list('links', readLink), procedure }
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
  return type === 'faq' ? { type, question: link.text('question') } : { type, slug: link.text('slug') }
}
