import { LRUCache } from 'lru-cache'

/** Room for answers, in characters of their text. */
const room = 8 * 1024 * 1024

/** The result of asking: an answer with its ETag, or the message that the known answer is still valid. */
export type Asked<Answer> = { answer: Answer; etag: string | undefined } | 'unchanged'

type Kept = { answer: unknown; etag: string | undefined; size: number; generation: number }

/** Answers of the API while the content stays the same: several pages ask for the same topics, slides and wording. */
export class AnswerCache {
  private readonly answers: LRUCache<string, Kept>
  private generation = 0

  constructor(maxSize = room) {
    this.answers = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })
  }

  /** The content has changed: kept answers may be outdated, and so may answers that are still being fetched. */
  invalidate(): void {
    this.generation++
  }

  /** The answer to a question: a kept one, else fetched and kept unless the content changed meanwhile. */
  async answer<Answer>(
    question: string,
    ask: (etag: string | undefined) => Promise<Asked<Answer>>,
  ): Promise<Answer> {
    const { generation } = this
    const before = this.answers.get(question)
    if (before?.generation === generation) return answerOf(before)
    const asked = await ask(before?.etag)
    if (asked === 'unchanged') {
      if (!before) throw new Error(`Nothing is known that could be unchanged: ${question}`)
      this.keep(question, { ...before, generation })
      return answerOf(before)
    }
    const { answer, etag } = asked
    this.keep(question, { answer, etag, size: question.length + JSON.stringify(answer).length, generation })
    return answer
  }

  private keep(question: string, kept: Kept): void {
    if (kept.generation === this.generation) this.answers.set(question, kept)
  }
}

/** The question says which operation it is, and every operation has answers of one shape. */
function answerOf<Answer>({ answer }: Kept): Answer {
  return answer as Answer
}
