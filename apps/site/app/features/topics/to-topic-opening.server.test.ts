import { expect, test } from 'vitest'
import { toTopicOpening } from './to-topic-opening.server.ts'

function aPicture(url: string) {
  return { alt: 'Коса', url, width: 1536, height: 1024, blurDataUrl: null, conversions: [] }
}

test('a topic opens with the sentence and the picture that editors have chosen', () => {
  const topic = { description: 'Чем закрывают седину.', picture: aPicture('/media/own.webp') }
  const { sentence, picture } = toTopicOpening(topic, aPicture('/media/article.webp'))
  expect(sentence).toBe('Чем закрывают седину.')
  expect(picture?.base).toBe('/media/own.webp')
})

test.each([
  ['a topic without a picture', { description: null, picture: null }],
  ['a topic that the backend says nothing of', undefined],
])('%s opens with that of its first article', (_, topic) => {
  const { sentence, picture } = toTopicOpening(topic, aPicture('/media/article.webp'))
  expect(sentence).toBe('')
  expect(picture?.base).toBe('/media/article.webp')
})

test('a topic without any picture opens with its words alone', () => {
  expect(toTopicOpening(undefined, null).picture).toBeNull()
})
