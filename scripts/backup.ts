/** `npm run backup [-- <folder>]`: copies the database and all files of this installation, which may be running, into a new folder. */
import path from 'node:path'
import { thisInstallation } from './backups/installation.ts'
import { makeBackup } from './backups/make-backup.ts'
import { runAsCommand } from './backups/run-as-command.ts'

const megabyte = 1024 * 1024

await runAsCommand(async (given) => {
  const installation = thisInstallation()
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = path.resolve(given ?? path.join(installation.dataDir, 'backups', stamp))
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
