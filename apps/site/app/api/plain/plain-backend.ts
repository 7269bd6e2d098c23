import type { Operation } from '@pryad/contract/generated/operations.ts'

/** A backend that has the specification's fields and no others. */
export type PlainBackend = {
  /** Its base address, against which its relative addresses are resolved. */
  baseUrl: string
  /** @throws {CombinedError} */
  ask: <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { isFresh?: boolean },
  ) => Promise<Data>
}

/** The way to ask a plain backend for the answer of an operation of the whole contract; fields that it lacks are left empty. */
export type PlainWay<Data, Variables> = (backend: PlainBackend, variables: Variables) => Promise<Data>
