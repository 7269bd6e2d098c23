import { fetchCms } from '../../panel/fetch-cms.ts'
import type { PastImport } from './product-imports.ts'
import type { ImportReport } from './report.ts'
import type { UndoReport } from './undo-import.ts'

/** A file of thousands of products takes minutes. */
const importMs = 15 * 60_000
const noAnswer = 'Сервер не отвечает. Проверьте связь и попробуйте ещё раз.'

/**
 * Asks for the changes that the file would make. `columns` may change known products; without them the cms chooses by the kind of file.
 * @throws {Error} in words for the editor, as all requests here do
 */
export function requestCheck(file: File, columns?: string[]): Promise<ImportReport> {
  return send('check', file, columns ? { columns: columns.join(',') } : {})
}

/** Imports the changes that the report has shown. */
export function requestImport(
  file: File,
  { columns, fingerprint }: ImportReport,
  publishesNew: boolean,
): Promise<ImportReport> {
  const chosen = columns.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  const query = { columns: chosen.join(','), fingerprint, publish: String(publishesNew), file: file.name }
  return send('run', file, query)
}

/** The newest imports. */
export async function loadImports(): Promise<PastImport[]> {
  return (await request<{ imports: PastImport[] }>('history', {})).imports
}

/** Undoes an import. */
export function requestUndo(id: number): Promise<UndoReport> {
  return request(`history/${id}/undo`, { method: 'POST' })
}

function send(path: string, file: File, query: Record<string, string>): Promise<ImportReport> {
  return request(
    `${path}?${new URLSearchParams(query)}`,
    { method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } },
    // The browser reads the file as it sends it.
    `${noAnswer} Если файл меняли после выбора, выберите его заново.`,
  )
}

/** Asks this same cms, so the shape of its answer is known. */
async function request<Answer>(path: string, init: RequestInit, otherwise = noAnswer): Promise<Answer> {
  const response = await fetchCms(`/product-import/${path}`, { ...init, timeoutMs: importMs }).catch(
    (cause: unknown) => {
      throw new Error(otherwise, { cause })
    },
  )
  const answer = await response.json().catch(() => null)
  if (!response.ok) throw new Error(answer?.errors?.[0]?.message ?? noAnswer)
  return answer
}
