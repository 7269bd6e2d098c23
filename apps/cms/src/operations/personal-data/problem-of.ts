const otherwise =
  'На сервере что-то сломалось, данные остались как были. Попробуйте через минуту; не поможет — скажите тому, кто следит за сервером.'

/** The reason why a request about personal data has failed, and its remedy; no response at all means that there is no connection. */
export async function problemOf(response: Response | undefined): Promise<string> {
  if (!response) return 'Сервер не отвечает. Проверьте связь и попробуйте ещё раз.'
  if (response.status === 401 || response.status === 403) {
    return 'С персональными данными работает только администратор. Если это вы, войдите в панель заново; если нет, попросите администратора.'
  }
  // The server itself tells the fault of an address, in words for people.
  const said = response.status === 400 ? messageOf(await response.json().catch(() => null)) : undefined
  return said ?? otherwise
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return undefined
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined
}
