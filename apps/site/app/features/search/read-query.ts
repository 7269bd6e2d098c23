/** The API looks at this many characters of a query. */
export const queryMaxLength = 200

/** The query of an address, as people would write it; empty when it asks for nothing. */
export function readQuery({ searchParams }: URL): string {
  return toQuery(searchParams.get('q') ?? '')
}

/** The query that the search gets of the typed text. */
export function toQuery(typed: string): string {
  return typed.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, queryMaxLength).toWellFormed()
}
