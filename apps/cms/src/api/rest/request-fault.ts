import type { Payload } from 'payload'

/** Ids are numbers that both databases can hold. */
const largestId = 2 ** 31 - 1

type Asked = {
  /** Path of the address, `/api` included. */
  path: string
  query: URLSearchParams
  /** Whether it asks for documents, and changes none. */
  isRead: boolean
}

/**
 * The fault of a request that Payload would hand to the database as it is, and answer with a failure of the server: 404 for a
 * document whose id is no number, 400 for a condition that is no condition, for characters nobody can keep and for a list without end.
 * Undefined when nothing is.
 */
export function findRequestFault(
  payload: Pick<Payload, 'collections'>,
  { path, query, isRead }: Asked,
): { status: 400 | 404; message: string } | undefined {
  const wrong = { status: 400, message: 'Адрес записан неверно.' } as const
  if ([...query].some((pair) => pair.some(hasNul))) return wrong
  const [slug = '', name] = path.replace(/^\/api\//, '').split('/')
  // Payload takes names that every object has, such as «constructor», for collections.
  if (slug in {}) return { status: 404, message: 'Такой страницы нет.' }
  const config = Object.entries(payload.collections).find(([key]) => key === slug)?.[1].config
  if (!config?.endpoints) return undefined
  if (numberNames.some((one) => isNoNumber(query, one))) return wrong
  // Payload offers versions of all collections, also of those that keep none.
  const names = config.endpoints
    .map((endpoint) => endpoint.path.split('/')[1] ?? '')
    .filter((known) => known !== 'versions' || config.versions)
  const isById = name !== undefined && name !== '' && !names.includes(name) && !names.some(isOtherParameter)
  if (isById && !isId(name)) return { status: 404, message: 'Такой записи нет.' }
  if (query.has('where')) return { status: 400, message: 'Условие отбора записано неверно.' }
  if (isRead && isTooLong(query)) return { status: 400, message: tooLong }
  return undefined
}

const numberNames = ['limit', 'page', 'depth']

/** Whether a parameter is anything but one number: Payload hands lists of numbers, objects and words on as they are. */
function isNoNumber(query: URLSearchParams, name: string): boolean {
  const values = [...query].filter(([key]) => key.split('[', 1)[0] === name)
  return values.length > 1 || values.some(([key, value]) => key !== name || !/^\d*$/.test(value))
}

/** The panel asks for 250 documents at most, and for bare ones. */
const maxLimit = 1000
const largestPage = 100_000
const tooLong = `Список слишком длинный: просите не\u00a0больше ${maxLimit} записей за\u00a0раз, а\u00a0все сразу\u00a0— только без вложенных (depth=0).`

function isTooLong(query: URLSearchParams): boolean {
  const isWhole = query.get('limit') === '0' || query.get('pagination') === 'false'
  if (isWhole && query.get('depth') !== '0') return true
  return Number(query.get('limit')) > maxLimit || Number(query.get('page')) > largestPage
}

function isId(value: string): boolean {
  return /^\d{1,10}$/.test(value) && Number(value) <= largestId
}

/** Collections of Payload's own name some documents by keys. */
function isOtherParameter(name: string): boolean {
  return name.startsWith(':') && name !== ':id'
}

/** The one character that PostgreSQL keeps in no text. */
function hasNul(text: string): boolean {
  return text.includes('\0')
}

/** Whether the text of a body is no document: Payload takes empty ones, and fails over numbers, words and characters nobody can keep. */
export function isNoDocument(text: string): boolean {
  try {
    let isReadable = true
    const value: unknown = JSON.parse(text, (_, part: unknown) => {
      if (typeof part === 'string' && hasNul(part)) isReadable = false
      return part
    })
    return !isReadable || typeof value !== 'object' || value === null
  } catch {
    // That it cannot be read Payload says itself.
    return false
  }
}
