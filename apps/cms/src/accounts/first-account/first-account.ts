import type { Payload, Plugin } from 'payload'
import { forgetFirstAccountCode, makeFirstAccountCode } from './code.ts'

/** Keeps `secrets/first-account-code` in the data folder as long as there is no account, see docs/sign-in.md. */
export const firstAccount: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    await keepFirstAccountCode(payload).catch((error) =>
      // A database that is not migrated yet has no accounts to count; an unreadable folder is reported by the code that reads it.
      payload.logger.debug({ err: error }, 'The code of the first account was not looked after'),
    )
  },
})

/** Makes the code when there is no account, and forgets it when there is one. Gives whether there is an account. */
export async function keepFirstAccountCode(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  await (totalDocs === 0 ? makeFirstAccountCode() : forgetFirstAccountCode())
  return totalDocs > 0
}
