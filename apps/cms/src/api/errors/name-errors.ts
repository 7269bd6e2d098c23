import * as payload from 'payload'

/**
 * Gives Payload's kinds of errors their names back. The bundler leaves `APIError` without one, and Payload tells people nothing but
 * «An unknown error occurred.» of an error without a name; it also looks up by the name how loudly an error is logged.
 */
export function nameErrors(): void {
  for (const [name, kind] of Object.entries(payload)) {
    if (typeof kind === 'function' && kind.prototype instanceof Error && kind.name !== name)
      Object.defineProperty(kind, 'name', { value: name, configurable: true })
  }
}
