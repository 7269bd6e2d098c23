import type { Where } from 'payload'

/** Search parameters of the panel's list that shows these documents. */
export function toPanelQuery({ where, sort }: { where: Where; sort: string }): string {
  const query = new URLSearchParams({ sort })
  let index = 0
  for (const [field, condition] of Object.entries(where)) {
    for (const [operator, value] of Object.entries(condition)) {
      const name = `where[or][0][and][${index}][${field}][${operator}]`
      // One by one: the panel shows each of them by its label.
      if (Array.isArray(value))
        for (const [at, one] of value.entries()) query.set(`${name}[${at}]`, String(one))
      else query.set(name, String(value))
    }
    index++
  }
  return query.toString()
}
