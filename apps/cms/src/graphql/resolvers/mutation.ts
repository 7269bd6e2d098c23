import { createQuestionValidator } from '@pryad/contract/forms/question.ts'
import { badUserInput } from '../errors.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'

const { validate } = createQuestionValidator()

export const mutation: MutationResolvers = {
  sendFaqPackageQuestion: async (_, { input }, { payload, req }) => {
    const errors = validate(input)
    if (Object.keys(errors).length > 0) throw badUserInput('Проверьте отмеченные поля', errors)
    const question = input.question.trim()
    const { id } = await payload.create({
      collection: 'faq-questions',
      req,
      data: {
        question,
        published: false,
        state: 'new',
        asked: {
          name: input.name.trim(),
          email: input.email.trim(),
          text: question,
          pageUrl: input.pageUrl ?? null,
          consentAt: new Date().toISOString(),
          idempotencyKey: input.idempotencyKey ?? null,
        },
      },
    })
    return { id: String(id) }
  },
}
