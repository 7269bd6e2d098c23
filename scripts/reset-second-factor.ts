/**
 * `npm run reset-second-factor -- <e-mail>`: removes the second factor from one account, for the day when the only administrator has lost
 * their phone and the recovery codes. The cms may run meanwhile.
 */
import path from 'node:path'
import { findInstallation, loadSecret } from './services/environment.ts'
import { cmsFolder } from './tasks/project.ts'
import { runNode } from './tasks/run-node.ts'

const { dataDir } = findInstallation()
try {
  await runNode(
    path.join(cmsFolder, 'src/operations/commands/reset-second-factor.ts'),
    process.argv.slice(2),
    {
      cwd: cmsFolder,
      env: {
        DATA_DIR: dataDir,
        PAYLOAD_SECRET: await loadSecret('PAYLOAD_SECRET', dataDir),
        NODE_ENV: 'production',
      },
    },
  )
} catch {
  // The command of the cms has printed the reason.
  process.exitCode = 1
}
