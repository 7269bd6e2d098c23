import { isRouteErrorResponse } from 'react-router'
import { isRecord } from '#app/lib/is-record.ts'

/** The text of the error pages (spec §2): title and message as prescribed, 500 unless the error knows its status. */
export type DescribedError = {
  status: number
  title: 'Page Not Found' | 'Internal Server Error'
  /** The server's message where it is meant for visitors. */
  message: string | null
}

/** Describes what a page threw. Messages of unexpected errors are not for visitors. */
export function describeError(error: unknown): DescribedError {
  if (!isRouteErrorResponse(error)) return { status: 500, title: 'Internal Server Error', message: null }
  const title = error.status === 404 ? 'Page Not Found' : 'Internal Server Error'
  const data: unknown = error.data
  const message = isRecord(data) && typeof data.message === 'string' ? data.message : null
  return { status: error.status, title, message }
}
