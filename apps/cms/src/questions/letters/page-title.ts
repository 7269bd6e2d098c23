import type { Payload } from 'payload'

/** Pages that are no documents, as letters name them. */
const ownPages: Record<string, string> = {
  '/': 'Главная страница',
  '/articles': 'Статьи',
  '/shades': 'Палитра',
  '/faq': 'Вопросы и ответы',
  '/ask': 'Вопрос колористу',
  '/shade': 'Подбор оттенка',
}

/** The title of the page at `path` of the site; its path when there is none. */
export async function pageTitle(payload: Payload, path: string): Promise<string> {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const own = ownPages[pathname]
  if (own) return own
  const [first, slug] = pathname.split('/').filter(Boolean)
  if (first === 'articles' && slug) return (await titleOf(payload, 'articles', slug)) ?? path
  if (first !== 'video') return first ? ((await titleOf(payload, 'pages', first)) ?? path) : path
  const lesson = searchParams.get('slug')
  return (lesson && (await titleOf(payload, 'videos', lesson))) || 'Видеоуроки'
}

async function titleOf(
  payload: Payload,
  collection: 'articles' | 'pages' | 'videos',
  slug: string,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true },
  })
  return docs[0]?.title ?? undefined
}
