/** Why a letter was not sent: in words for the panel, and whether another try can help. */
export type MailProblem = { text: string; isFinal: boolean; isRefusal: boolean }

const textByCode: Record<string, string> = {
  EAUTH: 'Почтовый сервер не принял имя и пароль',
  ECONNECTION: 'Почтовый сервер недоступен',
  ESOCKET: 'Почтовый сервер недоступен',
  ECONNREFUSED: 'Почтовый сервер недоступен',
  EDNS: 'Почтовый сервер не найден',
  ETIMEDOUT: 'Почтовый сервер не ответил вовремя',
  ETLS: 'Не удалось установить защищённое соединение с почтовым сервером',
  EENVELOPE: 'Почтовый сервер не принял адрес',
}

/** Reads an error of the mail library. Its own message is not repeated: servers like to quote addresses in it. */
export function toMailProblem(error: unknown): MailProblem {
  const code = propertyOf(error, 'code')
  const status = propertyOf(error, 'responseCode')
  const isRefusal = typeof status === 'number'
  const known = typeof code === 'string' ? textByCode[code] : undefined
  const text = `${known ?? 'Письмо не отправилось'}${isRefusal ? ` (ответ ${status})` : ''}`
  // 5xx means never; a wrong password is mended by the administrator, and then the next try gets through.
  return { text, isFinal: isRefusal && status >= 500 && code !== 'EAUTH', isRefusal }
}

function propertyOf(error: unknown, name: 'code' | 'responseCode'): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Partial<Record<typeof name, unknown>>)[name]
    : undefined
}
