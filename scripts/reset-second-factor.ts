/**
 * `npm run reset-second-factor -- <e-mail>`: takes the second step of signing in from one account, for the day when the only administrator
 * has lost their phone and the recovery codes. The cms may run meanwhile.
 */
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { cmsFolder } from './project.ts'
import { runNode } from './run-command.ts'
import { secretFor } from './secrets.ts'

const { dataDir } = readCmsEnvironment({ ...process.env, PAYLOAD_SECRET: 'x'.repeat(32) })
try {
  await runNode(path.join(cmsFolder, 'src/commands/reset-second-factor.ts'), process.argv.slice(2), {
    cwd: cmsFolder,
    env: {
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: await secretFor('PAYLOAD_SECRET', dataDir),
      NODE_ENV: 'production',
    },
  })
} catch {
  // The script itself has said why.
  process.exitCode = 1
}
