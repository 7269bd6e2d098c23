/** `npm run restore -- <folder>`: puts back what `npm run backup` has copied. */
import path from 'node:path'
import { EnvironmentError } from '@pryad/environment/read-environment.ts'
import { BackupError } from './backups/backup-error.ts'
import { thisInstallation } from './backups/installation.ts'
import { restoreBackup } from './backups/restore-backup.ts'

async function run(given: string | undefined): Promise<void> {
  if (!given) throw new BackupError('Usage: npm run restore -- <folder of a backup>')
  const installation = thisInstallation()
  const { manifest, aside } = await restoreBackup(path.resolve(given), installation)
  console.log(`Restored into ${installation.dataDir} as it was on ${manifest.createdAt}.`)
  if (aside) console.log(`What was there before lies in ${aside}. Delete it when all is well.`)
  console.log('Start the installation as usual: npm start')
}

try {
  await run(process.argv[2])
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof EnvironmentError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
