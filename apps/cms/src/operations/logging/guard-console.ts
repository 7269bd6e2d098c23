import { describeError } from './describe-error.ts'

const guarded = Symbol.for('pryad.guarded-console')

/**
 * Leaves data out of errors that others write to the console: the server behind the panel writes those of its pages there, whole.
 * However often it is called, the console is guarded once.
 */
export function guardConsole(target: Console & { [guarded]?: true } = console): void {
  if (target[guarded]) return
  target[guarded] = true
  for (const level of ['error', 'warn'] as const) {
    const write = target[level].bind(target)
    target[level] = (...given: unknown[]) =>
      write(...given.map((one) => (one instanceof Error ? JSON.stringify(describeError(one)) : one)))
  }
}
