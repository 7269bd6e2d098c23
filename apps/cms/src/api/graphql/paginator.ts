import type { PaginatedDocs } from 'payload'

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
