import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { importContent } from '../services/first-content.ts'
import { fingerprint } from '../tasks/fingerprint.ts'
import { root } from '../tasks/project.ts'

/** Folder of imported content, which the next test run finds again. */
const seedsFolder = path.join(root, 'node_modules/.cache/pryad-seeds')

/** Conversions of the seed's pictures that test runs have asked for. They are named by content, so all servers may share them. */
const conversionsFolder = path.join(root, 'node_modules/.cache/pryad-conversions')

export const testSecret = 'a-secret-for-tests-and-nothing-else'

/** Imports the first content. Returns its data folder, which no server writes to: tests copy it. */
export async function importSeed(): Promise<string> {
  const sources = ['collections', 'content', 'databases/migrations', 'operations/first-content', 'products']
  const print = await fingerprint(
    'content',
    'packages/contract/picture-sizes.ts',
    ...sources.map((name) => `apps/cms/src/${name}`),
  )
  const folder = path.join(seedsFolder, print.slice(0, 16))
  await mkdir(folder, { recursive: true })
  await importContent(folder, { DATA_DIR: folder, PAYLOAD_SECRET: testSecret })
  markAvifConverted(path.join(folder, 'pryad.db'))
  return folder
}

/** Marks the AVIF of all pictures as made, so that the job has nothing to do; the cms converts a picture when a test asks for it. */
function markAvifConverted(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('update media set avif_of = filename where avif_of is null')
  database.close()
}

/** A new data folder with the content of `seed`, for a built cms to write to. */
export async function copySeed(seed: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-test-'))
  await cp(seed, dataDir, { recursive: true })
  await mkdir(conversionsFolder, { recursive: true })
  await symlink(conversionsFolder, path.join(dataDir, 'conversions'))
  return dataDir
}
