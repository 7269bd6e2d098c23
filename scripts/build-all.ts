/** `npm run build`: builds site and cms where they are stale, and starts nothing; for machines that start them otherwise. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildCms, buildSite } from './build.ts'

// The cms is loaded to be built; nothing of these stays in the build.
const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-build-'))
try {
  await buildSite()
  await buildCms({ DATA_DIR: dataDir, PAYLOAD_SECRET: 'x'.repeat(32) })
  console.log('Site and cms are built.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
