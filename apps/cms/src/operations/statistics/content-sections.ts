import { fewestShown, type Sums } from './daily-counts.ts'
import {
  addSynonym,
  editDocument,
  largestFirst,
  type ReportLinks,
  type Row,
  type Section,
  searchOnSite,
  share,
  type Titles,
  writeArticle,
} from './report.ts'

const empty: ReadonlyMap<string, number> = new Map()
/** A lesson has four quarters; two of them come before its middle. */
const quartersToMiddle = 2

/** Queries that found nothing. */
export function notFound(sums: Sums): Section {
  const { common, rare } = divide(sums.get('search-empty') ?? empty)
  return {
    id: 'not-found',
    title: 'Искали и не нашли',
    note: 'Запросы, на которые поиск сайта не ответил ничем.',
    subject: 'Запрос',
    measures: ['Искали'],
    rows: largestFirst(
      common.map(([query, times]) => ({
        subject: query,
        values: [times],
        actions: [addSynonym(query), writeArticle(query)],
      })),
    ),
    rare,
  }
}

/** Queries with results of which none was pressed. */
export function notPressed(sums: Sums, links: ReportLinks): Section {
  const pressed = sums.get('search-pressed') ?? empty
  const { common, rare } = divide(sums.get('search') ?? empty)
  const rows = common.flatMap(([query, times]) => {
    const opened = Math.min(times, pressed.get(query) ?? 0)
    const actions = [searchOnSite(query, links), addSynonym(query), writeArticle(query)]
    return opened < times ? [{ subject: query, values: [times - opened, times], actions }] : []
  })
  return {
    id: 'not-pressed',
    title: 'Нашли, но ничего не открыли',
    note: 'Ответы нашлись, но посетители ни один не открыли: возможно, там не то, чего ждали.',
    subject: 'Запрос',
    measures: ['Ничего не открыли', 'Искали'],
    rows: largestFirst(rows),
    rare,
  }
}

/** Queries that several people have typed, and how many different ones few have. */
function divide(queries: ReadonlyMap<string, number>): { common: [string, number][]; rare: number } {
  const common = [...queries].filter(([, times]) => times >= fewestShown)
  return { common, rare: queries.size - common.length }
}

/** Topics of questions that visitors sent. */
export function questionTopics(sums: Sums, { tags }: Titles): Section {
  return {
    id: 'topics',
    title: 'О чём спрашивают',
    note: 'Темы вопросов, присланных через форму: их угадывает сайт по словам вопроса. У одного вопроса может быть одна тема, у неясного её нет.',
    subject: 'Тема',
    measures: ['Вопросов'],
    rows: largestFirst(
      [...(sums.get('question-topic') ?? empty)].flatMap(([slug, times]): Row[] => {
        const tag = tags.get(slug)
        return tag ? [{ subject: tag.title, values: [times], actions: [writeArticle(tag.title)] }] : []
      }),
    ),
  }
}

/** Lessons that were left before the middle. */
export function leftLessons(sums: Sums, { lessons }: Titles): Section {
  const views = new Map<string, { left: number; all: number }>()
  for (const [key, times] of sums.get('lesson-left') ?? empty) {
    const [slug = '', quarters = ''] = key.split(':')
    const { left, all } = views.get(slug) ?? { left: 0, all: 0 }
    views.set(slug, { left: left + (Number(quarters) < quartersToMiddle ? times : 0), all: all + times })
  }
  const rows = [...views].flatMap(([slug, { left, all }]): Row[] => {
    const lesson = lessons.get(slug)
    if (!lesson || left === 0) return []
    const href = editDocument('videos', lesson.id)
    return [{ subject: lesson.title, href, values: [left, all, share(left, all)] }]
  })
  return {
    id: 'lessons',
    title: 'Уроки, которые бросили до середины',
    note: 'Считается каждый просмотр, который начали: урок закрыли раньше, чем дошли до середины.',
    subject: 'Урок',
    measures: ['Бросили', 'Смотрели', 'Доля'],
    rows: largestFirst(rows),
  }
}

/** Whether articles helped. Those that did not help most come first. */
export function helpfulness(sums: Sums, { articles }: Titles): Section {
  const yes = sums.get('helpful') ?? empty
  const no = sums.get('unhelpful') ?? empty
  const rows = [...new Set([...no.keys(), ...yes.keys()])].flatMap((slug): Row[] => {
    const article = articles.get(slug)
    if (!article) return []
    const [liked, disliked] = [yes.get(slug) ?? 0, no.get(slug) ?? 0]
    const href = editDocument('articles', article.id)
    return [{ subject: article.title, href, values: [disliked, liked, share(liked, liked + disliked)] }]
  })
  return {
    id: 'articles',
    title: 'Помогли ли статьи',
    note: 'Ответы на вопрос «Помогло?» в конце статьи.',
    subject: 'Статья',
    measures: ['Нет', 'Да', 'Помогло'],
    rows: largestFirst(rows),
  }
}

/** Answers that were offered to visitors who wrote a question. */
export function suggestions(sums: Sums, { questions }: Titles): Section {
  const helped = sums.get('suggestion-helped') ?? empty
  const rows = [...(sums.get('suggestion-shown') ?? empty)].flatMap(([id, shown]): Row[] => {
    const question = questions.get(id)
    if (!question) return []
    const count = helped.get(id) ?? 0
    const href = editDocument('faq-questions', question.id)
    return [{ subject: question.title, href, values: [shown, count, share(count, shown)] }]
  })
  return {
    id: 'suggestions',
    title: 'Ответы до вопроса',
    note: 'Что предлагалось тем, кто писал вопрос, и сколько раз этого хватило.',
    subject: 'Готовый ответ',
    measures: ['Показан', 'Помог', 'Доля'],
    rows: largestFirst(rows),
  }
}
