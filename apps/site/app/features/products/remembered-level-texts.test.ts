import { expect, test } from 'vitest'
import { typograph } from '#app/lib/text/typography.ts'
import { rememberedLevelTexts } from './remembered-level-texts.ts'

test('words for a shade that fits are set as every text of the site is', () => {
  const { short, more } = rememberedLevelTexts
  const text = `${short}${more}`
  expect(text).toBe(typograph(text.replaceAll('\u00a0', ' ')))
})
