import { isBarcode } from '@pryad/contract/products.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import type { PaginatedDocs, Where } from 'payload'
import { badUserInput } from '../../content/refusals.ts'

/** Longest list a reader may ask for at once. */
const maxFirst = 100
const maxPage = 100_000

type ListArguments = { first?: number | null; page?: number | null; tag?: string | null }

/** Limit, page and condition of a list. @throws {GraphQLError} `BAD_USER_INPUT` naming the wrong argument. */
export function toListQuery({ first, page, tag }: ListArguments): {
  limit: number
  page: number
  where: Where
} {
  return {
    limit: requireFirst(first ?? maxFirst),
    page: inRange('page', page ?? 1, maxPage),
    where: tag === null || tag === undefined ? {} : { 'tags.slug': { equals: requireSlug('tag', tag) } },
  }
}

/** How many entries a list may have. @throws {GraphQLError} `BAD_USER_INPUT` for none or too many. */
export function requireFirst(first: number): number {
  return inRange('first', first, maxFirst)
}

/** @throws {GraphQLError} `BAD_USER_INPUT` when the value cannot be a slug. */
export function requireSlug(name: string, value: string): string {
  if (isSlug(value)) return value
  const message = `Argument "${name}" must be a slug: lower-case Latin letters, digits and single hyphens.`
  throw badUserInput(message, { [name]: message })
}

/** @throws {GraphQLError} `BAD_USER_INPUT` when there are too many barcodes or one of them is none. */
export function requireEans(eans: readonly string[]): string[] {
  if (eans.length <= maxFirst && eans.every(isBarcode)) return [...eans]
  const message = `Argument "filter.ean" must hold at most ${maxFirst} barcodes of 8 to 14 digits.`
  throw badUserInput(message, { ean: message })
}

function inRange(name: string, value: number, max: number): number {
  if (value >= 1 && value <= max) return value
  const message = `Argument "${name}" must be from 1 to ${max}.`
  throw badUserInput(message, { [name]: message })
}

/** Drafts are saved from the first letter on: those without a title are nothing to show in a list. */
export function listed(where: Where, { draft }: { draft: boolean }): Where {
  return draft ? { and: [where, { title: { exists: true } }, { title: { not_equals: '' } }] } : where
}

/** A page of Payload's documents in the contract's shape. */
export function toPaginator<Document>(found: PaginatedDocs<Document>) {
  return {
    data: found.docs,
    paginatorInfo: {
      count: found.docs.length,
      currentPage: found.page ?? 1,
      hasMorePages: found.hasNextPage,
      lastPage: found.totalPages,
      perPage: found.limit,
      total: found.totalDocs,
    },
  }
}
