/** `npm run migration -- <name>`: writes the migration from the last schema to that of today's collections. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsFolder, commands } from './project.ts'
import { runNode } from './run-command.ts'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('Usage: npm run migration -- name_in_lower_case')

await runNode(commands.payload, ['migrate:create', name], {
  cwd: cmsFolder,
  env: {
    DATA_DIR: path.join(tmpdir(), 'pryad-migration'),
    PAYLOAD_SECRET: 'x'.repeat(32),
    PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
    NODE_OPTIONS: '--no-deprecation',
  },
})

// Payload writes for a bundler. Node.js runs these files as they are: it needs extensions, and types marked as types.
for (const file of globSync('src/migrations/*/*.ts', { cwd: cmsFolder })) {
  const full = path.join(cmsFolder, file)
  const text = readFileSync(full, 'utf8')
    .replace(/from '(\.\/[^']+?)(?<!\.ts)'/g, "from '$1.ts'")
    .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
  writeFileSync(full, text)
}
