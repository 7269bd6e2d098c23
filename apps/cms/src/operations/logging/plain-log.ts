import type { Plugin } from 'payload'
import { guardConsole } from './guard-console.ts'
import { isWrongRequest } from './refusal-status.ts'

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
