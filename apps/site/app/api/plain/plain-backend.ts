import type { Operation } from '@pryad/contract/generated/operations.ts'

/** A backend that has the specification's fields and no others. */
export type PlainBackend = {
  /** Its base address: what it names relative to itself is found there. */
  baseUrl: string
  /** @throws {CombinedError} */
  ask: <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { isFresh?: boolean },
  ) => Promise<Data>
}

/** How a plain backend is asked for what an operation of the whole contract gives; what it does not have is left empty. */
export type PlainWay<Data, Variables> = (backend: PlainBackend, variables: Variables) => Promise<Data>
