import { EnvironmentError } from '@pryad/environment/read-environment.ts'
import { BackupError } from './backup-error.ts'

/** Runs a command of backups to its end; what it expects to go wrong is said without the place in the code. */
export async function runAsCommand(command: (folder: string | undefined) => Promise<void>): Promise<void> {
  try {
    await command(process.argv[2])
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof EnvironmentError
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
