/** `npm run types`: checks the types of every part of the repository. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './tasks/command.ts'
import { commands, root, siteFolder } from './tasks/project.ts'
import { runNode } from './tasks/run-node.ts'

await runCommand(async () => {
  await runNode(commands.reactRouter, ['typegen'], { cwd: siteFolder, quiet: true })
  const configs = globSync('{apps,packages,tools}/*/tsconfig.json', { cwd: root }).concat(
    'scripts/tsconfig.json',
    'e2e/tsconfig.json',
    'bench/tsconfig.json',
    'operations/tsconfig.json',
    'crash/tsconfig.json',
  )
  for (const config of configs.sort()) {
    // Next.js makes the cms's project incremental, which repeats errors of JSON files that are mended.
    await runNode(commands.tsc, ['--project', path.join(root, config), '--incremental', 'false'], {
      cwd: root,
    })
  }
  console.log(`No type errors in ${configs.length} projects.`)
})
