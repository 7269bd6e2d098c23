import type { Payload, PayloadRequest } from 'payload'
import { fieldTable } from '../../access/access-table.ts'
import { findFirst } from '../../databases/find.ts'
import { environment } from '../../environment.ts'
import type { Letter } from '../../mail/letter.ts'
import { fillLine, fillTemplate } from '../../mail/letters/fill-template.ts'
import { loadTemplate, renderLetter } from '../../mail/letters/render.ts'

const withheld = 'видно эксперту и администратору'
const dateFormat = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

/** Tells a colleague of a new question. Undefined when it is dealt with already, or the colleague has gone. */
export async function writeNewQuestion(
  req: PayloadRequest,
  questionId: number | undefined,
  personId: number | undefined,
): Promise<Letter | undefined> {
  if (questionId === undefined || personId === undefined) return undefined
  const { payload } = req
  const options = { depth: 0, disableErrors: true } as const
  const [question, person] = await Promise.all([
    payload.findByID({ collection: 'faq-questions', id: questionId, ...options }),
    payload.findByID({ collection: 'users', id: personId, ...options }),
  ])
  if (question?.state !== 'new' || !person || person.blocked) return undefined

  const template = await loadTemplate(payload, 'newQuestion')
  // A letter shows nobody more than the panel does.
  const seesWho = fieldTable['faq-questions.asked'].read.some((role) => role === person.role)
  const pagePath = question.asked?.pageUrl ?? '/'
  const values = {
    texts: {
      questionId: String(question.id),
      name: seesWho ? (question.asked?.name ?? '') : 'Посетитель',
      email: seesWho ? (question.asked?.email ?? '') : withheld,
      question: question.question,
      createdAt: dateFormat.format(new Date(question.createdAt)),
      pageTitle: await pageTitle(payload, pagePath),
      pageUrl: `${environment.siteUrl}${pagePath}`,
      adminUrl: `${environment.cmsUrl}/admin/collections/faq-questions/${question.id}`,
      siteName: template.siteName,
    },
  }
  return {
    to: person.email,
    subject: fillLine(template.subject, values),
    ...(await renderLetter(
      payload,
      fillTemplate(template.body, values),
      fillLine(template.preheader, values),
    )),
  }
}

/** Pages that are no documents, as letters name them; of others they show the path. */
const ownPages: Record<string, string> = {
  '/': 'Главная страница',
  '/articles': 'Статьи',
  '/shades': 'Палитра',
  '/faq': 'Вопросы и ответы',
  '/ask': 'Вопрос колористу',
  '/shade': 'Подбор оттенка',
  '/search': 'Поиск',
  '/shops': 'Где купить',
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
  const found = await findFirst(payload, {
    collection,
    where: { slug: { equals: slug } },
    select: { title: true },
  })
  return found?.title ?? undefined
}
