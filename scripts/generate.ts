/**
 * `npm run generate`: writes everything that is made from the schema and the collections. With `--check` it fails when a file of
 * the contract is not what its sources give.
 */
import path from 'node:path'
import { readCmsEnvironment } from '@pryad/environment/cms-environment.ts'
import { cmsFolder, commands, root } from './project.ts'
import { runNode } from './run-command.ts'

const options = { cwd: root }
const check = process.argv.includes('--check') ? ['--check'] : []
await runNode(path.join(root, 'packages/contract/generate.ts'), check, options)
await runNode(path.join(cmsFolder, 'src/graphql/generate-resolver-types.ts'), check, options)

if (check.length === 0) {
  // The panel's own files are made from the collections; loading them needs a secret, though not a real one.
  const { dataDir } = readCmsEnvironment({ ...process.env, PAYLOAD_SECRET: 'x'.repeat(32) })
  const env = {
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'x'.repeat(32),
    PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
    NODE_OPTIONS: '--no-deprecation',
  }
  await runNode(commands.payload, ['generate:types'], { cwd: cmsFolder, env, quiet: true })
  await runNode(commands.payload, ['generate:importmap'], { cwd: cmsFolder, env, quiet: true })
}
