const kind =
  /^(?:(?:Type|Reference|Range|Syntax|Aggregate|Security|NotAllowed|NotFound|NotSupported|InvalidState|QuotaExceeded|Network|Abort|Timeout)?Error|rejection)$/
/** The scripts in the page itself, or a file of a build. */
const file = /^(?:page|[a-zA-Z.-]{1,40}-[\w-]{8}\.js)$/
const build = /^[\da-f]{8}$/

/** An error's kind, file and build; never its message, which may contain anything. */
export type ScriptError = { kind: string; file: string; build: string }

/** Reads `kind:file:build`; null when there is no build. Kinds that browsers do not have are `other`, files that no build has `foreign`. */
export function readScriptError(key: string): ScriptError | null {
  const [ofKind = '', name = '', ofBuild = '', ...rest] = key.split(':')
  if (rest.length > 0 || !build.test(ofBuild)) return null
  return {
    kind: kind.test(ofKind) ? ofKind : 'other',
    file: file.test(name) ? name : 'foreign',
    build: ofBuild,
  }
}
