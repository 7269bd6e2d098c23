import type { PayloadRequest } from 'payload'
import { isRichText } from '../../content/rich-text/nodes.ts'
import { environment } from '../../environment.ts'
import type { Letter } from '../../mail/letter.ts'
import { fillLine, fillTemplate } from '../../mail/letters/fill-template.ts'
import { loadTemplate, renderLetter } from '../../mail/letters/render.ts'
import { answerVersion, hasAnswer, plainText } from '../answer.ts'

const preheaderLength = 120

/** The answer to a visitor, made from the current state of the question. Undefined when the visitor was forgotten, or the answer taken back. */
export async function writeAnswer(
  req: PayloadRequest,
  questionId: number | undefined,
): Promise<Letter | undefined> {
  if (questionId === undefined) return undefined
  const { payload } = req
  const question = await payload.findByID({
    collection: 'faq-questions',
    id: questionId,
    depth: 0,
    disableErrors: true,
  })
  const to = question?.asked?.email
  if (!question || !to || !hasAnswer(question) || !isRichText(question.answer)) return undefined

  const template = await loadTemplate(payload, 'questionAnswered')
  const { siteUrl } = environment
  const values = {
    texts: {
      name: question.asked?.name ?? '',
      question: question.asked?.text ?? question.question,
      // The link leads to the site only when the answer is published there.
      answerUrl: question.published ? `${siteUrl}/faq#faq-${question.id}` : '',
      askUrl: `${siteUrl}/ask`,
      privacyUrl: `${siteUrl}/privacy`,
      siteName: template.siteName,
      siteUrl,
    },
    blocks: { answer: question.answer },
  }
  const preheader = question.published
    ? fillLine(template.preheader, values)
    : plainText(question.answer).slice(0, preheaderLength)
  return {
    to,
    subject: fillLine(template.subject, values),
    replyTo: template.replyTo,
    version: answerVersion(question),
    ...(await renderLetter(payload, fillTemplate(template.body, values), preheader)),
  }
}
