import { isSame } from './same-content.ts'

/** What a form knows of a field. */
export type FieldState = { value?: unknown; valid?: boolean; errorMessage?: string }

/** What is wrong with a field. */
export type FieldError = { path: string; message: string }

type Refused = { value: unknown; message: string; isRepeated: boolean }

/**
 * What was wrong with the fields when they were last looked at. The panel takes these words away without having looked again: with each
 * draft that it saves by itself, and with an answer to what it had asked before.
 */
export class RefusedFields {
  private readonly refused = new Map<string, Refused>()
  private isShown = false

  /**
   * Looks at the form after a change. Gives the errors that were taken away and belong to what stands in the fields still; what is
   * taken away a second time, while the form is being looked at, is right.
   */
  see(fields: Record<string, FieldState>, isShown: boolean): FieldError[] {
    const isSaved = this.isShown && !isShown
    const lost: FieldError[] = []
    for (const [path, refused] of this.refused) {
      const field = fields[path]
      if (!field || !isSame(field.value, refused.value)) this.refused.delete(path)
      else if (field.valid === false && isShown) refused.message = field.errorMessage ?? refused.message
      else if (isSaved || !refused.isRepeated) {
        refused.isRepeated = !isSaved
        lost.push({ path, message: refused.message })
      } else this.refused.delete(path)
    }
    if (isShown) this.note(fields)
    this.isShown = isShown || lost.length > 0
    return lost
  }

  /** The server has refused what stands in these fields. */
  refuse(errors: FieldError[], fields: Record<string, FieldState>): void {
    for (const { path, message } of errors)
      this.refused.set(path, { value: fields[path]?.value, message, isRepeated: false })
  }

  /** All is well: what a person has asked for was done. */
  forget(): void {
    this.refused.clear()
    this.isShown = false
  }

  private note(fields: Record<string, FieldState>): void {
    for (const [path, { valid, value, errorMessage }] of Object.entries(fields))
      if (valid === false && !this.refused.has(path))
        this.refused.set(path, { value, message: errorMessage ?? '', isRepeated: false })
  }
}
