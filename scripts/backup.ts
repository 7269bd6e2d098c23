/** `npm run backup [-- <folder>]`: copies the database and all files of this installation, which may be running, into a new folder. */
import path from 'node:path'
import { makeBackup } from './backups/backup.ts'
import { findInstallation } from './services/environment.ts'
import { runCommand } from './tasks/command.ts'
import { ownerOnly } from './tasks/private-files.ts'

const megabyte = 1024 * 1024

process.umask(ownerOnly)
await runCommand(async () => {
  const installation = findInstallation()
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = path.resolve(process.argv[2] ?? path.join(installation.dataDir, 'backups', stamp))
  const { manifest, missing } = await makeBackup(installation, target)
  const sizes = Object.values(manifest.files).map(({ bytes }) => bytes)
  const megabytes = Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / megabyte)
  console.log(`Backed up into ${target}: ${sizes.length} files, ${megabytes} MB.`)
  console.log(
    'It holds secrets and personal data: keep it as safe as the installation itself, and on another machine.',
  )
  if (installation.hasBucket) console.log('Media lie in the S3 bucket and are not part of it.')
  if (missing.length > 0) {
    console.log(
      `The database speaks of ${missing.length} files that are not in the data folder: ${missing.join(', ')}`,
    )
  }
  console.log(`To put it back: npm run restore -- ${target}`)
})
