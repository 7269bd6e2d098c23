import { LRUCache } from 'lru-cache'

/** Room for answers, in characters of their text. */
const room = 8 * 1024 * 1024

type Kept = { answer: unknown; size: number }

/** Answers of the API while the content stays the same: several pages ask for the same topics, slides and wording. */
export class AnswerCache {
  private readonly answers: LRUCache<string, Kept>
  private generation = 0

  constructor(maxSize = room) {
    this.answers = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })
  }

  /** The content has changed: drops all answers, and those that are being fetched will not be kept. */
  invalidate(): void {
    this.generation++
    this.answers.clear()
  }

  /**
   * The answer to a question: a kept one, else fetched and kept unless the content changed meanwhile.
   * @param question names the operation and its variables, so all its answers have one shape.
   */
  async answer<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.answers.get(question)
    if (kept) return kept.answer as Answer
    const { generation } = this
    const answer = await ask()
    if (generation === this.generation)
      this.answers.set(question, { answer, size: question.length + JSON.stringify(answer).length })
    return answer
  }
}
