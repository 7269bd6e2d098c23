import type { Plugin } from 'payload'

/** Takes the tab «API» off every document: it is for developers, and frightens editors. */
export const noApiTab: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true },
  })),
  globals: config.globals?.map((global) => ({ ...global, admin: { ...global.admin, hideAPIURL: true } })),
})
