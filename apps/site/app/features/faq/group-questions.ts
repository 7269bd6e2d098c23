import type { FaqEntry } from './faq-view.ts'

export type QuestionGroup = { topic: string | null; entries: FaqEntry[] }

/** Questions by topic, topics in the order in which editors put their first question; those without a topic stand last. */
export function groupQuestions(entries: FaqEntry[]): QuestionGroup[] {
  const topics = [...new Set(entries.map(({ topic }) => topic))]
  const ordered = [...topics.filter((topic) => topic !== null), ...topics.filter((topic) => topic === null)]
  return ordered.map((topic) => ({ topic, entries: entries.filter((entry) => entry.topic === topic) }))
}
