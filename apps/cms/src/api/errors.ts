import * as payload from 'payload'
import { formatErrors, type Plugin, ValidationError } from 'payload'

const wrongCondition = 'Условие отбора записано неверно.'
const diskFull =
  'На\u00a0сервере кончилось место: ничего нельзя ни\u00a0сохранить, ни\u00a0записать о\u00a0входе. Скажите тому, кто следит за\u00a0сервером, а\u00a0потом попробуйте ещё раз.'
const unreadableFile =
  'Файл повреждён: его не\u00a0удалось прочитать. Сохраните его заново и\u00a0загрузите снова.'

/** Answers failures that somebody can mend with a status and words that say so; Payload calls them all failures of the server. */
export const answerFailures: Plugin = (config) => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      ({ collection, error, req }) => {
        if (isForeignFileFault(error)) {
          const errors = [{ path: 'file', label: 'Файл', message: unreadableFile }]
          const fault = new ValidationError({ collection: collection?.slug, errors, req }, req?.t)
          return { response: formatErrors(fault) }
        }
        if (isDiskFull(error)) return { status: 503, response: { errors: [{ message: diskFull }] } }
        if (req?.query?.where && isWrongCondition(error))
          return { status: 400, response: { errors: [{ message: wrongCondition }] } }
        return undefined
      },
    ],
  },
})

/** Whether Payload itself has refused a file, of which it speaks in English whatever the language. */
function isForeignFileFault(error: unknown): boolean {
  if (!(error instanceof ValidationError)) return false
  return error.data.errors.some(
    ({ path, message }) => path === 'file' && !/\p{Script=Cyrillic}/u.test(message),
  )
}

/** Codes of the file system, of SQLite and of PostgreSQL (SQLSTATE). */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Whether something could not be written because the disk of the cms, or of its database, has no room left. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && diskCodes.has(String(error.code))) || isDiskFull(error.cause)
}

/** PostgreSQL: a value of another type (SQLSTATE class 22), an operator that the type has not; SQLite says the same in one code. */
const conditionCodes = /^(22[0-9A-Z]{3}|42601|42883|SQLITE_ERROR)$/
/** Kinds of errors about values that no database takes, such as a date that is none. */
const unfit = new Set(['RangeError', 'TypeError'])
/** Payload’s words about operators that it has for other databases. */
const unknownOperator = /^Not supported$|operators\[\w+\] is not a function/

/** Whether a search has failed because its condition does not fit the field: a word where a date belongs, an operator of other fields. */
function isWrongCondition(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (unknownOperator.test(error.message)) return true
  const { cause, message } = error
  if (!message.startsWith('Failed query:') || !(cause instanceof Error)) return false
  return unfit.has(cause.name) || ('code' in cause && conditionCodes.test(String(cause.code)))
}

/**
 * Gives Payload's kinds of errors their names back. The bundler leaves `APIError` without one, and Payload tells people nothing but
 * «An unknown error occurred.» of an error without a name; it also looks up by the name how loudly an error is logged.
 */
export function nameErrors(): void {
  for (const [name, kind] of Object.entries(payload)) {
    if (typeof kind === 'function' && kind.prototype instanceof Error && kind.name !== name)
      Object.defineProperty(kind, 'name', { value: name, configurable: true })
  }
}
