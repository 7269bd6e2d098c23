import type { JobsConfig, PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { purgeTask } from '../content/announce/purge.ts'
import { makeAheadTask } from '../content/pictures/make-ahead-task.ts'
import { compactDatabaseTask } from '../databases/deleted-data.ts'
import { createSendMailTask } from '../mail/send-mail.ts'
import { questionLetters } from '../questions/letters/question-letters.ts'
import { remindOverdueTask } from '../questions/remind-overdue-task.ts'
import { forgetOldTask } from './personal-data/nightly-erasure.ts'

const byAdmins = ({ req }: { req: PayloadRequest }) => hasRole(req, 'admin')

/**
 * Work that is done later, by the running cms itself. Each queue has a runner of its own, so that a long job of one holds up no
 * other: `default` publishes and unpublishes on schedule, `sites` tells public sites again, `mail` sends letters, `pictures` makes AVIF,
 * `nightly` runs tasks at their hour: it erases the data of visitors whose time is over, reminds of overdue questions, compacts the database.
 */
export const jobs: JobsConfig = {
  tasks: [
    purgeTask,
    createSendMailTask(questionLetters),
    forgetOldTask,
    remindOverdueTask,
    compactDatabaseTask,
    makeAheadTask,
  ],
  autoRun: [
    { queue: 'default', cron: '*/5 * * * * *', limit: 50 },
    { queue: 'sites', cron: '*/2 * * * * *' },
    // Each letter opens its own connection, and mail servers refuse too many of them at once.
    { queue: 'mail', cron: '*/2 * * * * *', limit: 25 },
    { queue: 'pictures', cron: '*/2 * * * * *', limit: 1 },
    { queue: 'nightly', cron: '0 * * * * *' },
    // `queueScheduled` does it, for all instances.
  ].map((runner) => ({ ...runner, disableScheduling: true })),
  access: { run: byAdmins, queue: byAdmins, cancel: byAdmins },
}
