import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'

/** An installation: the source of a backup, or the place it is restored to. */
export type Installation = {
  dataDir: string
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
  /** Whether media lie in a bucket, which is not part of a backup. */
  hasBucket: boolean
}

/** Folders of the data folder whose content cannot be made again; the rest is logs and copies. */
export const keptFolders = ['media', 'lessons', 'mail', 'secrets']

/** The installation of this environment. */
export function thisInstallation(): Installation {
  // Backups need no secret, though the cms does.
  const { dataDir, databaseUrl, storage } = readCmsEnvironment({
    ...process.env,
    PAYLOAD_SECRET: 'x'.repeat(32),
  })
  return {
    dataDir,
    database: databaseUrl.startsWith('file:')
      ? { kind: 'sqlite', file: path.resolve(databaseUrl.replace(/^file:/, '')) }
      : { kind: 'postgres', url: databaseUrl },
    hasBucket: storage !== undefined,
  }
}
