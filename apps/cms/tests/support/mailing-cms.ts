import { startTestCms, type TestCms } from './cms.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** A cms with a mail server of its own. */
export type MailingCms = { cms: TestCms; server: MailServer; stop: () => Promise<void> }

export async function startMailingCms(environment: Record<string, string> = {}): Promise<MailingCms> {
  const server = await startMailServer()
  const cms = await startTestCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'Прядь <pisma@pryad.example>',
    ...environment,
  })
  const stop = async () => {
    await cms.stop()
    await server.stop()
  }
  return { cms, server, stop }
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
