/** Room for answers, in bytes of their text. */
const maxBytes = 8 * 1024 * 1024

/** Answers of the API while the content stays the same: several pages ask for the same topics, slides and wording. */
export class AnswerCache {
  private readonly answers = new Map<string, { answer: unknown; size: number }>()
  private usedBytes = 0
  private generation = 0

  /** The content has changed: whatever was answered is old, and so is what is still on its way. */
  clear(): void {
    this.generation++
    this.answers.clear()
    this.usedBytes = 0
  }

  /** The answer to a question: a kept one, else asked for and kept unless the content changed meanwhile. */
  async answer<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.answers.get(question)
    // The question says which operation it is, and every operation has answers of one shape.
    if (kept) return kept.answer as Answer
    const { generation } = this
    const answer = await ask()
    if (generation === this.generation) this.keep(question, answer)
    return answer
  }

  private keep(question: string, answer: unknown): void {
    const size = question.length + JSON.stringify(answer).length
    this.answers.set(question, { answer, size })
    this.usedBytes += size
    for (const [oldest, entry] of this.answers) {
      if (this.usedBytes <= maxBytes) break
      this.answers.delete(oldest)
      this.usedBytes -= entry.size
    }
  }
}
