import type { FastifyInstance, FastifyReply } from 'fastify'
import { policyOfNothing } from './security-headers.ts'

/** The page for a request that the server itself refuses. */
const messages: Record<number, [title: string, advice: string]> = {
  400: ['Не получилось прочитать форму', 'Вернитесь на страницу с формой и отправьте её ещё раз.'],
  403: [
    'Ссылка на предпросмотр устарела',
    'Вернитесь в панель редактора и нажмите «Предпросмотр» ещё раз. Ссылка действует час.',
  ],
  404: ['Такого материала нет', 'Вернитесь в панель редактора и откройте предпросмотр оттуда.'],
  405: ['Так эту страницу открыть нельзя', 'Введите её адрес в адресной строке браузера.'],
  413: ['Слишком длинный текст', 'Сократите его и отправьте снова.'],
  415: ['Форма отправлена в незнакомом виде', 'Вернитесь на страницу с формой и отправьте её ещё раз.'],
  429: [
    'Слишком много запросов подряд',
    'Подождите минуту и попробуйте снова. То, что вы написали, не потеряется.',
  ],
  503: ['Сейчас очень много посетителей', 'Обновите страницу через десять секунд.'],
}

const otherwise = ['Страница не открылась', 'Попробуйте ещё раз через минуту.'] as const

/** A page that needs nothing but itself, for moments when making a real one would do harm. */
function refusalPage(status: number): string {
  const [title, advice] = messages[status] ?? otherwise
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1><p>${advice}</p></body></html>`
}

/** Refuses a request with a page that says why; nobody keeps it. `retryAfter` is in seconds. */
export function refuse(reply: FastifyReply, status: number, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyOfNothing)
    .type('text/html; charset=utf-8')
    .send(refusalPage(status))
}

/** The methods that the site answers: they read, and send a form. */
const methods = new Set(['GET', 'HEAD', 'POST'])

/** Refuses every other method before anything looks at the request (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (methods.has(request.method)) return
    return refuse(reply.header('allow', [...methods].join(', ')), 405)
  })
}
