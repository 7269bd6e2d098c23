/** `npm run build`: builds site and cms where they are stale, and starts nothing; for machines that start them otherwise. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildCms, buildSite } from './services/prepare-apps.ts'
import { runCommand } from './tasks/command.ts'

await runCommand(async () => {
  // The build loads the cms, which needs a data folder and a secret; the build contains neither.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-build-'))
  try {
    await buildSite()
    await buildCms({ DATA_DIR: dataDir, PAYLOAD_SECRET: 'x'.repeat(32) })
    console.log('Site and cms are built.')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
