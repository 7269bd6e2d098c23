import { EnvironmentError } from '@pryad/environment/read-environment.ts'
import { ownerOnly } from '../private-files.ts'
import { BackupError } from './backup-error.ts'

/** Runs a command of backups to its end. Only the owner can read its files; expected failures are reported without a stack trace. */
export async function runAsCommand(command: (folder: string | undefined) => Promise<void>): Promise<void> {
  process.umask(ownerOnly)
  try {
    await command(process.argv[2])
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof EnvironmentError
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
