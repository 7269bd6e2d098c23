import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Shows below the editor which answers and templates fit, and puts them into it. */
export const answerAidsFeature = createServerFeature({
  feature: { ClientFeature: '/questions/panel/answer-aids-feature.ts#AnswerAidsFeatureClient' },
  key: 'answerAids',
})
