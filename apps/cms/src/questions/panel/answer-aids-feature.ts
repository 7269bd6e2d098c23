'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { AnswerAids } from './AnswerAids.tsx'

/** The browser's half of `answerAidsFeature` (`content/rich-text/answer-editor.ts`). */
export const AnswerAidsFeatureClient = createClientFeature({
  plugins: [{ Component: AnswerAids, position: 'belowContainer' }],
})
