import type { Plugin } from 'payload'
import { describeError, isWrongRequest } from './describe-error.ts'

const message =
  'Запрос не удалось прочитать. Если вы загружали файл, переименуйте его: только буквы, цифры и дефис — и загрузите снова.'
/** In the form of Payload's own errors: the panel shows the messages of fields. */
const wrongRequest = {
  errors: [{ name: 'ValidationError', message, data: { errors: [{ path: 'file', message }] } }],
}

/** Keeps data out of lines written past the logger, and answers a malformed request with 400, though Payload takes it for a failure. */
export const plainLog: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    guardConsole()
    await config.onInit?.(payload)
  },
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      ({ error }) => (isWrongRequest(error) ? { status: 400, response: wrongRequest } : undefined),
    ],
  },
})

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
