import { isSame } from './same-content.ts'

/** A field as a form knows it. */
export type FieldState = { value?: unknown; valid?: boolean; errorMessage?: string }

/** The mistake in a field. */
export type FieldError = { path: string; message: string }

type Refused = {
  value: unknown
  message: string
  /** Whether the form has shown the words, or was told to. */
  isSaid: boolean
  /** How many more times the words are put back while the form is being looked at. */
  repeatsLeft: number
}

/** Two answers to earlier questions may still come after a refusal: one is under way, and one waits behind it. */
const staleAnswers = 2

/**
 * The errors that the last check found in the fields. The panel removes them without another check: with each draft that it saves by itself,
 * and with the answer to a check that it had begun before.
 */
export class RefusedFields {
  private readonly refused = new Map<string, Refused>()
  /** Words that still stand at a field whose value was changed: the form takes them away once it has looked at the new one. */
  private readonly outdated = new Map<string, string>()
  private isShown = false

  /**
   * Looks at the form after a change. Returns the errors that were removed although the fields still hold the refused values. An error that is
   * removed again after all earlier checks were answered is settled: the server has checked the value.
   */
  see(fields: Record<string, FieldState>, isShown: boolean): FieldError[] {
    const isSaved = this.isShown && !isShown
    const lost: FieldError[] = []
    for (const [path, refused] of this.refused) {
      const field = fields[path]
      if (!field || !isSame(field.value, refused.value)) {
        this.refused.delete(path)
        this.outdated.set(path, refused.message)
      } else if (field.valid === false && isShown) {
        refused.message = field.errorMessage ?? refused.message
        refused.isSaid = true
      } else if (isSaved || !refused.isSaid || refused.repeatsLeft > 0) {
        if (isSaved) refused.repeatsLeft = staleAnswers
        else if (refused.isSaid) refused.repeatsLeft--
        refused.isSaid = true
        lost.push({ path, message: refused.message })
      } else this.refused.delete(path)
    }
    if (isShown) this.note(fields)
    this.isShown = isShown || lost.length > 0
    return lost
  }

  /** The server has refused the values of these fields. */
  refuse(errors: FieldError[], fields: Record<string, FieldState>): void {
    for (const { path, message } of errors) {
      this.outdated.delete(path)
      this.refused.set(path, {
        value: fields[path]?.value,
        message,
        isSaid: false,
        repeatsLeft: staleAnswers,
      })
    }
  }

  /** The server has accepted the request, so no error is left. */
  forget(): void {
    this.refused.clear()
    this.outdated.clear()
    this.isShown = false
  }

  private note(fields: Record<string, FieldState>): void {
    for (const [path, { valid, value, errorMessage: message = '' }] of Object.entries(fields)) {
      if (valid === false && this.outdated.get(path) === message) continue
      this.outdated.delete(path)
      if (valid === false && !this.refused.has(path))
        this.refused.set(path, { value, message, isSaid: true, repeatsLeft: staleAnswers })
    }
  }
}
