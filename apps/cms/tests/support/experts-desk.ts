import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Aids } from '../../src/questions/aids/load-aids.ts'
import type { TestCms } from './cms.ts'
import type { MailServer } from './mail-server.ts'
import { emptyOutbox, renewServer, startMailingCms } from './mailing-cms.ts'
import { restoreMocks, silenceErrorLog } from './mocks.ts'
import { type SignedIn, send, signIn } from './people.ts'

/** Gives the tests of a file a cms that sends letters, with a user of each role, and helpers that work on questions. */
export function expertsDesk(settings: Record<string, string> = {}) {
  let cms: TestCms
  let server: MailServer
  let stop: (() => Promise<void>) | undefined
  let admin: SignedIn
  let expert: SignedIn
  let editor: SignedIn
  beforeAll(async () => {
    ;({ cms, server, stop } = await startMailingCms(settings))
    admin = await signIn(cms, 'admin')
    expert = await signIn(cms, 'expert')
    editor = await signIn(cms, 'editor')
  })
  afterAll(() => stop?.())
  beforeEach(async () => {
    renewServer(server)
    silenceErrorLog(cms)
    await emptyOutbox(cms)
  })
  afterEach(restoreMocks)
  return {
    get cms() {
      return cms
    },
    get server() {
      return server
    },
    get admin() {
      return admin
    },
    get expert() {
      return expert
    },
    get editor() {
      return editor
    },
    load: (id: number) => cms.payload.findByID({ collection: 'faq-questions', id, depth: 0 }),
    /** Changes a question, as the expert unless somebody else is named. */
    change: (id: number, data: object, who = expert) =>
      send(cms, 'PATCH', `/faq-questions/${id}`, data, who.headers),
    /** The aids beside the answer to a question. */
    aids: async (id: number, headers: Record<string, string> = expert.headers): Promise<Aids> =>
      (await cms.rest(`/faq-questions/${id}/aids`, { headers })).json(),
  }
}
