import type { Progress } from './importer.ts'

/** Shows a step's progress on one line of a terminal; elsewhere, as in a log, only the finished step. */
export const showProgress: Progress = (step, done, total) => {
  const finished = done === total
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  ${step} ${done}/${total}${finished ? '\n' : ''}`)
  else if (finished) console.log(`  ${step} ${done}/${total}`)
}
