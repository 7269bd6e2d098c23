import type { CollectionConfig, CollectionSlug, GlobalConfig, Plugin, SelectField, UIField } from 'payload'
import { withoutBlankDrafts } from './blank-drafts.ts'
import { keepGlobalLock, keepLock, nameOtherEditor } from './locks.ts'
import { refuseLockedGlobal, refuseStale, refuseStaleGlobal } from './refuse-stale.ts'

/** Sees to it that no text is lost without a word (docs/editing.md): in all that editors write, and most of all where drafts save themselves. */
export const editing: Plugin = (config) => {
  const { admin, collections, globals, hooks } = config
  return {
    ...config,
    hooks: { ...hooks, afterError: [...(hooks?.afterError ?? []), nameOtherEditor] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        providers: [...(admin?.components?.providers ?? []), '/panel/editing/WatchSaves.tsx#WatchSaves'],
      },
    },
    collections: collections?.map((collection) => withDrafts(withNotice(collection))),
    globals: globals?.map(guarded),
  }
}

/** A field that holds nothing: the place above the form where it is said that something is not saved. */
const notice: UIField = {
  name: 'editing',
  type: 'ui',
  admin: {
    components: { Field: '/panel/editing/EditingNotice.tsx#EditingNotice' },
    disableListColumn: true,
  },
}

/** Added to Payload's own field of this name, which has the options. */
const status: SelectField = {
  name: '_status',
  type: 'select',
  options: [],
  admin: { components: { Cell: '/panel/cells.tsx#StatusCell' } },
}

/** The list of versions with the names of those who saved them. */
const views = {
  edit: { versions: { Component: '/panel/versions/VersionsView.tsx#VersionsView' } },
}

function withNotice(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: [notice, ...collection.fields] }
}

function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  // A collection of this configuration: its slug is one of the generated ones.
  const slug = collection.slug as CollectionSlug
  return {
    ...collection,
    fields: [...fields, status],
    admin: {
      ...admin,
      components: { ...admin?.components, views },
      baseFilter: async ({ req }) => (await withoutBlankDrafts(req, slug)) ?? null,
    },
    hooks: {
      ...hooks,
      beforeValidate: [refuseStale, ...(hooks?.beforeValidate ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepLock],
    },
  }
}

function guarded(global: GlobalConfig): GlobalConfig {
  const { admin, fields, hooks } = global
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, views } },
    fields: [notice, ...fields],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), refuseLockedGlobal],
      beforeValidate: [refuseStaleGlobal, ...(hooks?.beforeValidate ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepGlobalLock],
    },
  }
}
