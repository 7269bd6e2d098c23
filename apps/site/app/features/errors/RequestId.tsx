import { createContext, use } from 'react'

/** Number of the request that this page answers; the server alone knows it. */
export const RequestIdContext = createContext<string | null>(null)

/** A text with the request's id. The browser keeps the server's text, and renders none if the server did not render the page. */
export function RequestId({ format }: { format: (id: string) => string }) {
  const id = use(RequestIdContext)
  return <span suppressHydrationWarning>{id === null ? '' : format(id)}</span>
}
