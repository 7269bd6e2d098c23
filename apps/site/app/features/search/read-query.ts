/** As many characters as the API looks at. */
export const queryMaxLength = 200

/** What an address asks for, as people would write it; empty when it asks for nothing. */
export function readQuery({ searchParams }: URL): string {
  const typed = searchParams.get('q') ?? ''
  return typed.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, queryMaxLength).toWellFormed()
}
