import type { Plugin } from 'payload'
import { guardConsole } from './guard-console.ts'
import { refusalStatus } from './refusal-status.ts'

/** Keeps data out of what is written past the logger, and answers a wrong request as one, though Payload takes it for a failure. */
export const plainLog: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    guardConsole()
    await config.onInit?.(payload)
  },
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      ({ error }) => (error instanceof URIError ? { status: refusalStatus(error) ?? 400 } : undefined),
    ],
  },
})
