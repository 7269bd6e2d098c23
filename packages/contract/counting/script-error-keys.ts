/** Kinds of errors that are told apart; any other one is `other`. */
const kinds = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'AggregateError',
  'InternalError',
  'SecurityError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'InvalidStateError',
  'QuotaExceededError',
  'NetworkError',
  'AbortError',
  'TimeoutError',
  // A promise whose failure nobody has handled.
  'rejection',
]
/** The scripts in the page itself, or a file of a build. */
const file = /^(?:page|[\w.-]{1,60}-[\w-]{8}\.js)$/
const build = /^[\da-f]{8}$/

/** An error's kind, file and build; never its message, which may contain anything. */
export type ScriptError = { kind: string; file: string; build: string }

/** Reads `kind:file:build`; null when there is no build. Files that no build can have are `foreign`. */
export function readScriptError(key: string): ScriptError | null {
  const [kind = '', name = '', ofBuild = '', ...rest] = key.split(':')
  if (rest.length > 0 || !build.test(ofBuild)) return null
  return {
    kind: kinds.includes(kind) ? kind : 'other',
    file: file.test(name) ? name : 'foreign',
    build: ofBuild,
  }
}
