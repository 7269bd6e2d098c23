import { createContext, use } from 'react'

/** Number of the request that this page answers; the server alone knows it. */
export const RequestIdContext = createContext<string | null>(null)

/** A text with the request's number. The browser keeps what the server wrote, and says nothing where there was no server. */
export function RequestId({ format }: { format: (id: string) => string }) {
  const id = use(RequestIdContext)
  return <span suppressHydrationWarning>{id === null ? '' : format(id)}</span>
}
