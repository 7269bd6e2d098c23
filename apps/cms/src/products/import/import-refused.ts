import { ValidationError } from 'payload'

/** A product that a rule of the panel refused. The message is for the editor. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError'
}

/**
 * Stores a product. `where` tells the editor which one it is.
 * @throws {ImportRefusedError} with the fields that a rule of the panel refuses, and why.
 */
export async function storeOrRefuse<Stored>(where: string, store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause
    const reasons = cause.data.errors.map(({ label, message }) => `${label || 'Товар'}: ${message}`)
    throw new ImportRefusedError(`${where}: ${reasons.join(' ')}`, { cause })
  }
}
