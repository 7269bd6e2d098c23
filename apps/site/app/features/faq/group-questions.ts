import type { FaqEntry } from './faq.server.ts'

type QuestionGroup = { topic: FaqEntry['topic']; entries: FaqEntry[] }

/** Questions by topic, topics in the order in which editors put their first question; those without a topic stand last. */
export function groupQuestions(entries: FaqEntry[]): QuestionGroup[] {
  const groups = new Map<string | undefined, QuestionGroup>()
  for (const entry of entries) {
    const group = groups.get(entry.topic?.slug) ?? { topic: entry.topic, entries: [] }
    group.entries.push(entry)
    groups.set(entry.topic?.slug, group)
  }
  const all = [...groups.values()]
  return [...all.filter(({ topic }) => topic), ...all.filter(({ topic }) => !topic)]
}
