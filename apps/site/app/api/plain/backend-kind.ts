/** After how long a plain backend is asked again whether it has learned the whole contract, in milliseconds. */
const memoryMilliseconds = 10 * 60 * 1000

/**
 * Whether the backend is plain: it has the specification's fields and no others. A backend that knows the version of its content
 * (`contentVersion`) has the whole contract, perhaps in another edition than this site: its refusals are errors.
 */
export class BackendKind {
  /** Whether it takes questions by GET; one that says no (405) is asked by POST, the way every GraphQL server takes. */
  takesGet = true
  private plainUntil = Number.NEGATIVE_INFINITY
  private finding: Promise<boolean> | undefined

  /** Whether it was found to be plain not long ago. */
  get isPlain(): boolean {
    return performance.now() < this.plainUntil
  }

  /** Finds out; concurrent callers share one request. */
  find(knowsVersion: () => Promise<boolean>): Promise<boolean> {
    this.finding ??= knowsVersion()
      .then((knows) => {
        if (!knows) this.plainUntil = performance.now() + memoryMilliseconds
        return !knows
      })
      .finally(() => {
        this.finding = undefined
      })
    return this.finding
  }
}
