/** The API looks at this many characters of a query. */
export const queryMaxLength = 200

/** The query of an address, as people would write it; empty when it asks for nothing. */
export function readQuery({ searchParams }: URL): string {
  return toQuery(searchParams.get('q') ?? '')
}

/** What is looked for of what somebody has typed. */
export function toQuery(typed: string): string {
  return typed.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, queryMaxLength).toWellFormed()
}
