import { afterAll } from 'vitest'
import { type TestCms, testCms } from './cms.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** A cms with a mail server of its own; both end with the test file. */
export async function mailingCms(
  environment: Record<string, string> = {},
): Promise<{ cms: TestCms; server: MailServer }> {
  const server = await startMailServer()
  afterAll(server.stop)
  const cms = await testCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'Прядь <pisma@pryad.example>',
    ...environment,
  })
  return { cms, server }
}

/** A mail server that works and has not seen a letter. */
export function renewServer(server: MailServer): void {
  server.behave('working')
  server.letters.length = 0
}

/** Forgets all letters, those that are still on their way too. */
export async function emptyOutbox({ payload }: TestCms): Promise<void> {
  await payload.delete({ collection: 'payload-jobs', where: {} })
  await payload.delete({ collection: 'mails', where: {} })
}
