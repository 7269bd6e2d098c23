import { addCounts } from '../../../operations/statistics/daily-counts.ts'
import { sendQuestion } from '../../../questions/send-question.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'

export const mutation: MutationResolvers = {
  sendFaqPackageQuestion: async (_, { input }, context) => ({
    id: String(await sendQuestion(input, context)),
  }),

  count: (_, { entries }, { payload, isFromSite }) => (isFromSite ? addCounts(payload, entries) : 0),
}
