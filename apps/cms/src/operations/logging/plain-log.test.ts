import { expect, test, vi } from 'vitest'
import { guardConsole } from './plain-log.ts'

test('errors that others write to the console lose what they quote, once', () => {
  const error = vi.fn()
  const guarded = Object.assign(Object.create(console), { error, warn: vi.fn() }) as Console
  guardConsole(guarded)
  guardConsole(guarded)
  guarded.error('⨯', new Error('Failed query: select * from "users"\nparams: tajnaya@example.ru'))
  expect(error).toHaveBeenCalledOnce()
  expect(String(error.mock.calls[0])).toContain('Failed query: select users')
  expect(String(error.mock.calls[0])).not.toContain('tajnaya')
})
