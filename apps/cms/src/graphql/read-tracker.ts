import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'

/** Collects the sources of an answer while it is made. */
export type ReadTracker = {
  /** Slugs of the collections and globals that were read. */
  readonly sources: Set<string>
  /** Whether the answer may be sent to other requests with the same query, until its sources change. */
  isCacheable: boolean
}

/** The tracker of an answer for which nothing was read yet. */
export function createReadTracker(): ReadTracker {
  return { sources: new Set(), isCacheable: true }
}

/** Records everything that is read with `req` from now on. */
export function trackReads(req: PayloadRequest, { sources }: ReadTracker): void {
  req.context.sources = sources
}

/**
 * Makes all collections and globals record that they are read; so it comes after the plugins that add some. Operations are recorded by
 * their hook; a condition that leads through a relation into another collection (`tags.slug`), by the access check of that collection.
 */
export const readTracking: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(trackedCollection),
  globals: config.globals?.map(trackedGlobal),
})

function trackedCollection(collection: CollectionConfig): CollectionConfig {
  const { access, hooks, slug } = collection
  const note = recordRead(slug)
  return {
    ...collection,
    access: { ...access, ...(access?.read && { read: withReadTracking(note, access.read) }) },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), note] },
  }
}

function trackedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  return {
    ...global,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), recordRead(slug)] },
  }
}

type Note = (args: { req: PayloadRequest }) => void

function recordRead(slug: string): Note {
  return ({ req }) => {
    const { sources } = req.context
    if (sources instanceof Set) sources.add(slug)
  }
}

function withReadTracking(note: Note, read: Access): Access {
  return (args) => {
    note(args)
    return read(args)
  }
}
