import { fetchCms } from '../../../panel/fetch-cms.ts'
import type { PastImport } from '../list-imports.ts'
import type { ImportReport } from '../report.ts'
import type { UndoReport } from '../undo-import.ts'

/** An answer that the editor can act upon, in words for them. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** A file of thousands of products takes minutes. */
const importMs = 15 * 60_000
const noAnswer = 'Сервер не отвечает. Проверьте связь и попробуйте ещё раз.'

/**
 * Asks for the changes that the file would make. `columns` may change known products; without them the cms chooses by the kind of file.
 * @throws {RefusedError}
 */
export function requestCheck(file: File, columns?: string[]): Promise<ImportReport> {
  const query = columns ? `?${new URLSearchParams({ columns: columns.join(',') })}` : ''
  return ask(`check${query}`, file)
}

/** Imports the changes that the report has shown. @throws {RefusedError} */
export function requestImport(
  file: File,
  report: ImportReport,
  publishesNew: boolean,
): Promise<ImportReport> {
  const chosen = report.columns.filter(({ isChosen }) => isChosen)
  const query = new URLSearchParams({
    columns: chosen.map(({ name }) => name).join(','),
    fingerprint: report.fingerprint,
    publish: String(publishesNew),
    file: file.name,
  })
  return ask(`run?${query}`, file)
}

/** The newest imports. @throws {RefusedError} */
export async function loadImports(): Promise<PastImport[]> {
  const { imports } = await request<{ imports: PastImport[] }>('history', {})
  return imports
}

/** Takes an import back. @throws {RefusedError} */
export function requestUndo(id: number): Promise<UndoReport> {
  return request(`history/${id}/undo`, { method: 'POST' })
}

function ask(path: string, file: File): Promise<ImportReport> {
  return request(
    path,
    { method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } },
    // The browser reads the file as it sends it.
    `${noAnswer} Если файл меняли после выбора, выберите его заново.`,
  )
}

/** Asks this same cms, so the shape of its answer is known. */
async function request<Answer>(path: string, init: RequestInit, otherwise = noAnswer): Promise<Answer> {
  const response = await fetchCms(`/product-import/${path}`, { ...init, timeoutMs: importMs }).catch(
    (cause: unknown) => {
      throw new RefusedError(otherwise, { cause })
    },
  )
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new RefusedError(messageOf(answer) ?? noAnswer)
  return answer as Answer
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return undefined
  const [first]: unknown[] = Array.isArray(answer.errors) ? answer.errors : []
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined
}
