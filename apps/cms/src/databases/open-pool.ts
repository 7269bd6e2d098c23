import type { PostgresAdapter } from '@payloadcms/db-postgres'

type Pool = PostgresAdapter['pool']

/**
 * Connections to the database of an adapter, `max` at most. Payload's own pool listens to few of its connections; one that breaks
 * unheard would end the process.
 */
export function openPool({ pg, poolOptions, payload }: PostgresAdapter, max = poolOptions.max): Pool {
  return new pg.Pool({ ...poolOptions, max })
    .on('connect', (connection) => {
      // The message alone: the error holds the whole connection. Queries that were under way fail by themselves.
      connection.on('error', ({ message }) => {
        payload.logger.warn(`A connection to PostgreSQL was lost; the next is made when needed. ${message}`)
      })
    })
    .on('error', () => undefined)
}
