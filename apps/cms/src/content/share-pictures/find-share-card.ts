import { createLocalReq, type Payload } from 'payload'
import { createLoaders } from '../loaders.ts'
import {
  articleCard,
  lessonCard,
  type Reading,
  readShareName,
  type ShareCard,
  shadeCard,
  topicCard,
} from './share-card.ts'

/** The card of a file name, if there is such a picture at this moment: of a published document, with just these words. */
export async function findShareCard(payload: Payload, file: string): Promise<ShareCard | null> {
  const name = readShareName(file)
  if (!name) return null
  const req = await createLocalReq({}, payload)
  const card = await cardOf(name.kind, name.id, {
    payload,
    req,
    loaders: createLoaders(payload, req, false),
  })
  return card?.file === file ? card : null
}

async function cardOf(kind: string, id: number, reading: Reading): Promise<ShareCard | null> {
  const { loaders } = reading
  switch (kind) {
    case 'article': {
      const article = await loaders.articles.load(id)
      return article && articleCard(article, reading)
    }
    case 'lesson': {
      const lesson = await loaders.videos.load(id)
      return lesson && lessonCard(lesson, reading)
    }
    case 'shade': {
      const shade = await loaders.products.load(id)
      return shade && shadeCard(shade, reading)
    }
    default: {
      const topic = await loaders.tags.load(id)
      return topic && topicCard(topic, reading)
    }
  }
}
