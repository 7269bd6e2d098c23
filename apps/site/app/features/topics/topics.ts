import type { SiteView } from '../site/site-view.ts'

type Topic = { name: string; slug: string }

/** Shorter beginnings of words have nothing to do with one another. */
const shortestStem = 4

/** Some topics, first those whose words begin like words of a text, such as a query or an address. */
export function nearestTopics<Tag extends Topic>(text: string, topics: Tag[], count: number): Tag[] {
  return byNearness(text, topics)
    .slice(0, count)
    .map(({ topic }) => topic)
}

/** The topic that a text names; undefined when it names none. */
export function topicOf<Tag extends Topic>(text: string, topics: Tag[]): Tag | undefined {
  return byNearness(text, topics).find(({ near }) => near > 0)?.topic
}

/** Whether a text names something: each of its words, but for small ones such as «где», begins like one of the name's. */
export function isNamed(text: string, name: string): boolean {
  const own = wordsOf(name)
  const words = wordsOf(text).filter((word) => word.length >= shortestStem)
  return words.length > 0 && words.every((word) => own.some((one) => commonStart(one, word) > 0))
}

function byNearness<Tag extends Topic>(text: string, topics: Tag[]): { topic: Tag; near: number }[] {
  const words = wordsOf(text)
  const nearness = ({ name, slug }: Topic) =>
    Math.max(0, ...wordsOf(`${name} ${slug}`).flatMap((own) => words.map((word) => commonStart(own, word))))
  return topics.map((topic) => ({ topic, near: nearness(topic) })).sort((one, other) => other.near - one.near)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length < shortestStem ? 0 : length
}

/** Links that filter a page by topic: first all of them, then each. */
export function tagLinks({ tags, texts }: SiteView, path: string, currentTag: string | undefined) {
  if (tags.length === 0) return []
  return [
    { key: 'all', text: texts.sections.tags.all, url: path, isCurrent: currentTag === undefined },
    ...tags.map(({ name, slug }) => ({
      key: slug,
      text: name,
      url: `${path}?tag=${slug}`,
      isCurrent: slug === currentTag,
    })),
  ]
}

/**
 * The description of a topic for search engines: its name with its own sentence, else how much there is of it and a text about such pages.
 * The name of a list has a colon of its own.
 */
export function describeTopic(
  name: string,
  { sentence = '', counts, text }: { sentence?: string; counts: string[]; text: string },
): string {
  const plainName = name.replaceAll(': ', ', ')
  if (sentence) return `${plainName}. ${sentence}`
  const found = counts.filter(Boolean).join(', ')
  return `${found ? `${plainName}: ${found}` : name}. ${text}`
}

/** Heading of a list, with the name of its topic or its query if it has one: «Седина: статьи». */
export function listTitle(title: string, name: string | undefined): string {
  return name ? `${name}: ${title.toLowerCase()}` : title
}

/** The description of a page of a list for search engines: the text of the list, or of a topic in it, or of a further page. */
export function describeList(
  heading: string,
  { tag, page, sentence }: { tag: object | null | undefined; page: number; sentence: string },
  { found, text }: { found: string; text: string },
): string {
  if (!tag && page === 1) return text
  return describeTopic(heading, { sentence: page > 1 ? '' : sentence, counts: [found], text })
}
