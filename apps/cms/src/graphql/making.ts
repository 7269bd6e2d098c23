import type { Access, CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'

/** What becomes known of an answer while it is made. */
export type Making = {
  /** Slugs of the collections and globals it is read from. */
  readonly sources: Set<string>
  /** Whether it is good for whoever asks the same, until its sources change. */
  isLasting: boolean
}

/** An answer before anything was read for it. */
export function newMaking(): Making {
  return { sources: new Set(), isLasting: true }
}

/** From now on everything that is read with `req` is noted as a source. */
export function noteReads(req: PayloadRequest, { sources }: Making): void {
  req.context.sources = sources
}

/**
 * Makes all collections and globals say that they are read; so it comes after the plugins that add some. Operations are noted by their
 * hook; a condition that leads through a relation into another collection (`tags.slug`), by the question whether that one may be read.
 */
export const notedReads: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(notedCollection),
  globals: config.globals?.map(notedGlobal),
})

function notedCollection(collection: CollectionConfig): CollectionConfig {
  const { access, hooks, slug } = collection
  const note = noteOf(slug)
  return {
    ...collection,
    access: { ...access, ...(access?.read && { read: askedBefore(note, access.read) }) },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), note] },
  }
}

function notedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  return {
    ...global,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), noteOf(slug)] },
  }
}

type Note = (args: { req: PayloadRequest }) => void

function noteOf(slug: string): Note {
  return ({ req }) => {
    const { sources } = req.context
    if (sources instanceof Set) sources.add(slug)
  }
}

function askedBefore(note: Note, read: Access): Access {
  return (args) => {
    note(args)
    return read(args)
  }
}
