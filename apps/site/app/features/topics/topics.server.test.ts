import { expect, test } from 'vitest'
import { toTopicOpening } from './topics.server.ts'

const picture = {
  alt: 'Коса',
  url: '/media/article.webp',
  width: 1536,
  height: 1024,
  blurDataUrl: null,
  conversions: [],
}
const own = { ...picture, url: '/media/own.webp' }

test.each([
  [
    'its own sentence and picture',
    { description: 'Чем закрывают седину.', picture: own },
    picture,
    ['Чем закрывают седину.', own.url],
  ],
  ['the picture of its first article', { description: null, picture: null }, picture, ['', picture.url]],
  ['that also where the backend says nothing of it', undefined, picture, ['', picture.url]],
  ['its words alone where there is no picture', undefined, null, ['', undefined]],
])('a topic opens with %s', (_, topic, ofArticle, shown) => {
  const opening = toTopicOpening(topic, ofArticle)
  expect([opening.sentence, opening.picture?.base]).toEqual(shown)
})
