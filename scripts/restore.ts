/** `npm run restore -- <folder>`: restores a backup made by `npm run backup`. */
import path from 'node:path'
import { BackupError } from './backups/backup-error.ts'
import { thisInstallation } from './backups/installation.ts'
import { restoreBackup } from './backups/restore-backup.ts'
import { runAsCommand } from './backups/run-as-command.ts'

await runAsCommand(async (given) => {
  if (!given) throw new BackupError('Usage: npm run restore -- <folder of a backup>')
  const installation = thisInstallation()
  const { manifest, aside } = await restoreBackup(path.resolve(given), installation)
  console.log(`Restored into ${installation.dataDir} as it was on ${manifest.createdAt}.`)
  if (aside) console.log(`What was there before lies in ${aside}. Delete it when all is well.`)
  console.log('Start the installation as usual: npm start')
})
