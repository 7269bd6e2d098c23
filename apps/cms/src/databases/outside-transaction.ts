import { initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Does work that waits, from a hook that comes before an operation: Payload has begun a transaction by then, and nothing is written in it
 * yet. It is begun again after `work`: requests that wait for their turn would hold all connections to PostgreSQL, and the one whose turn
 * it is would get none.
 */
export async function outsideTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const hasTransaction = Boolean(req.transactionID)
  await killTransaction(req)
  await work()
  if (hasTransaction) await initTransaction(req)
}
