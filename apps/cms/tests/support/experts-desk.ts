import { afterEach, beforeEach } from 'vitest'
import type { Aids } from '../../src/questions/load-aids.ts'
import { emptyOutbox, mailingCms, renewServer } from './mailing-cms.ts'
import { restoreMocks } from './mocks.ts'
import { send, signIn } from './people.ts'

/** Gives the tests of a file a cms that sends letters, with a user of each role, and helpers that work on questions. */
export async function expertsDesk(settings: Record<string, string> = {}) {
  const { cms, server } = await mailingCms(settings)
  const admin = await signIn(cms, 'admin')
  const expert = await signIn(cms, 'expert')
  const editor = await signIn(cms, 'editor')
  beforeEach(async () => {
    renewServer(server)
    await emptyOutbox(cms)
  })
  afterEach(restoreMocks)
  return {
    cms,
    server,
    admin,
    expert,
    editor,
    load: (id: number) => cms.payload.findByID({ collection: 'faq-questions', id, depth: 0 }),
    /** Changes a question, as the expert unless somebody else is named. */
    change: (id: number, data: object, who = expert) =>
      send(cms, 'PATCH', `/faq-questions/${id}`, data, who.headers),
    /** The aids beside the answer to a question. */
    aids: async (id: number, headers: Record<string, string> = expert.headers): Promise<Aids> =>
      (await cms.rest(`/faq-questions/${id}/aids`, { headers })).json(),
  }
}
