import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify'
import { withEscapes } from './requests.ts'
import { headersFor, hiddenMeta, policyOfNothing } from './security-headers.ts'

type Refusal = [title: string, advice: string]

/** The page for a request that the server itself refuses. */
const messages: Record<number, Refusal> = {
  400: ['Не получилось прочитать форму', 'Вернитесь на страницу с формой и отправьте её ещё раз.'],
  403: [
    'Ссылка на предпросмотр устарела',
    'Вернитесь в панель редактора и нажмите «Предпросмотр» ещё раз. Ссылка действует час.',
  ],
  404: ['Такого материала нет', 'Вернитесь в панель редактора и откройте предпросмотр оттуда.'],
  405: ['Так эту страницу открыть нельзя', 'Введите её адрес в адресной строке браузера.'],
  406: ['Страница не открылась', 'Откройте её в\u00a0другом браузере или программе.'],
  408: ['Запрос шёл слишком долго', 'Проверьте связь и\u00a0попробуйте ещё раз.'],
  412: ['Страница с\u00a0тех пор изменилась', 'Обновите её, чтобы увидеть новую.'],
  413: ['Слишком длинный текст', 'Сократите его и отправьте снова.'],
  414: [
    'Слишком длинный адрес',
    'Проверьте, не\u00a0попало\u00a0ли в\u00a0него лишнее, или откройте главную страницу.',
  ],
  415: ['Форма отправлена в незнакомом виде', 'Вернитесь на страницу с формой и отправьте её ещё раз.'],
  429: [
    'Слишком много запросов подряд',
    'Подождите минуту и попробуйте снова. То, что вы написали, не потеряется.',
  ],
  431: [
    'Слишком много данных в\u00a0запросе',
    'Удалите куки этого сайта в\u00a0настройках браузера и\u00a0откройте страницу ещё раз.',
  ],
  503: ['Сейчас очень много посетителей', 'Обновите страницу через десять секунд.'],
}

const someFault: Refusal = ['Страница не открылась', 'Попробуйте ещё раз через минуту.']

/** A page that needs nothing but itself, for moments when making a real one would do harm. No search engine lists a refusal. */
export function refusalPage(status: number, [title, advice] = messages[status] ?? someFault): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${hiddenMeta}<title>${title}</title></head><body><h1>${title}</h1><p>${advice}</p></body></html>`
}

/** The headers of such a page; nobody keeps it. */
export const refusalHeaders: readonly [string, string][] = [
  ['cache-control', 'no-store'],
  ['content-security-policy', policyOfNothing],
  ['content-type', 'text/html; charset=utf-8'],
]

/** Refuses a request with a page that says why; nobody keeps it. `retryAfter` is in seconds. */
export function refuse(
  reply: FastifyReply,
  status: number,
  { retryAfter, refusal }: { retryAfter?: number; refusal?: Refusal } = {},
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  for (const [name, value] of refusalHeaders) reply.header(name, value)
  return reply.code(status).send(refusalPage(status, refusal))
}

/** Refuses a form that was opened under another address than the site's, and says the right one. */
export function refuseForeignForm(reply: FastifyReply, siteUrl: string): FastifyReply {
  const advice = `Откройте сайт по\u00a0адресу ${siteUrl} и\u00a0отправьте её\u00a0оттуда.`
  return refuse(reply, 400, { refusal: ['Форма открыта по\u00a0другому адресу', advice] })
}

type RefuseBroken = NonNullable<FastifyServerOptions['clientErrorHandler']>

/**
 * Answers what is no request by the letter of HTTP, or comes too slowly, as there is nobody else to do it. An address with letters that were
 * not escaped is led to the same with escapes: old browsers and scripts write it so.
 */
export function refuseBroken(settings: Parameters<typeof headersFor>[0]): RefuseBroken {
  const common = headersFor(settings)
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const location = Buffer.isBuffer(error.rawPacket) ? withEscapes(error.rawPacket) : undefined
    const status = location ? 301 : (statusOfFault[error.code] ?? 400)
    const body = location ? '' : refusalPage(status, status === 400 ? brokenRequest : undefined)
    const headers = [
      ...common,
      ...(location ? [['location', location]] : refusalHeaders),
      ['content-length', Buffer.byteLength(body)],
      ['connection', 'close'],
    ]
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const isHead =
      Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).equals(Buffer.from('HEAD '))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${isHead ? '' : body}`)
    socket.destroySoon()
  }
}

const statusOfFault: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
const brokenRequest: Refusal = ['Запрос записан неверно', 'Проверьте адрес и\u00a0откройте страницу ещё раз.']

/** The methods that the site answers: they read, and send a form. */
const methods = new Set(['GET', 'HEAD', 'POST'])

/** Refuses every other method before anything looks at the request (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (methods.has(request.method)) return
    return refuse(reply.header('allow', [...methods].join(', ')), 405)
  })
}
