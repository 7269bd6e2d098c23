import type { ImportReport } from '../report.ts'

/** An answer the editor can do something about, in words for him. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

const noAnswer = 'Сервер не отвечает. Проверьте связь и попробуйте ещё раз.'

/** What the file would change. @throws {RefusedError} */
export function askToCheck(file: File): Promise<ImportReport> {
  return ask('check', file)
}

/** Imports what was shown before as `fingerprint`. @throws {RefusedError} */
export function askToImport(file: File, fingerprint: string, publishesNew: boolean): Promise<ImportReport> {
  const query = new URLSearchParams({ fingerprint, publish: String(publishesNew), file: file.name })
  return ask(`run?${query}`, file)
}

async function ask(path: string, file: File): Promise<ImportReport> {
  const response = await fetch(`/api/product-import/${path}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    credentials: 'include',
  }).catch((cause: unknown) => {
    // The browser reads the file as it sends it.
    throw new RefusedError(`${noAnswer} Если файл меняли после выбора, выберите его заново.`, { cause })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new RefusedError(messageOf(answer) ?? noAnswer)
  return answer as ImportReport
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return undefined
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined
}
