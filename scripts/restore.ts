/** `npm run restore -- <folder>`: restores a backup made by `npm run backup`. */
import path from 'node:path'
import { restoreBackup } from './backups/backup.ts'
import { findInstallation } from './services/environment.ts'
import { runCommand } from './tasks/command.ts'
import { ownerOnly } from './tasks/private-files.ts'

process.umask(ownerOnly)
await runCommand(async () => {
  const folder = process.argv[2]
  if (!folder) throw new Error('Usage: npm run restore -- <folder of a backup>')
  const installation = findInstallation()
  const { manifest, aside } = await restoreBackup(path.resolve(folder), installation)
  console.log(`Restored into ${installation.dataDir} as it was on ${manifest.createdAt}.`)
  if (aside) console.log(`The data that was there before is in ${aside}. Delete it when all is well.`)
  console.log('Start the installation as usual: npm start')
})
