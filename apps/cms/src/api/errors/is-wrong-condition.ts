/** PostgreSQL: a value of another type (SQLSTATE class 22), an operator that the type has not; SQLite says the same in one code. */
const codes = /^(22[0-9A-Z]{3}|42601|42883|SQLITE_ERROR)$/
/** Kinds of errors about values that no database takes, such as a date that is none. */
const unfit = new Set(['RangeError', 'TypeError'])
/** Payload’s words about operators that it has for other databases. */
const unknownOperator = /^Not supported$|operators\[\w+\] is not a function/

/** Whether a search has failed because its condition does not fit the field: a word where a date belongs, an operator of other fields. */
export function isWrongCondition(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (unknownOperator.test(error.message)) return true
  const { cause, message } = error
  if (!message.startsWith('Failed query:') || !(cause instanceof Error)) return false
  return unfit.has(cause.name) || ('code' in cause && codes.test(String(cause.code)))
}
