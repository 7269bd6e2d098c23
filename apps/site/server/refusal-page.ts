/** What a visitor reads when the server itself refuses a request. */
const messages: Record<number, [title: string, advice: string]> = {
  403: [
    'Ссылка на предпросмотр устарела',
    'Вернитесь в панель редактора и нажмите «Предпросмотр» ещё раз. Ссылка действует час.',
  ],
  404: ['Такого материала нет', 'Вернитесь в панель редактора и откройте предпросмотр оттуда.'],
  413: ['Слишком длинный текст', 'Сократите его и отправьте снова.'],
  429: [
    'Слишком много запросов подряд',
    'Подождите минуту и попробуйте снова. То, что вы написали, не потеряется.',
  ],
  503: ['Сейчас очень много посетителей', 'Обновите страницу через десять секунд.'],
}

const otherwise = ['Страница не открылась', 'Попробуйте ещё раз через минуту.'] as const

/** A page that needs nothing but itself, for moments when making a real one would do harm. */
export function refusalPage(status: number): string {
  const [title, advice] = messages[status] ?? otherwise
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${advice}</p></html>`
}
