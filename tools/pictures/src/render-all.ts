import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadScenes } from './scene.ts'

const RENDER = fileURLToPath(new URL('./render.ts', import.meta.url))

/** A process per picture: the arrays of one scene take gigabytes, and an ended process returns them at once. */
function renderInProcess(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(execPath, [RENDER, file], { stdio: 'inherit' })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} was not rendered`))))
  })
}

const waiting = loadScenes().map(({ file }) => file)
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await renderInProcess(file)
  }),
)
