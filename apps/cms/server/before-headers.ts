import type { ServerResponse } from 'node:http'

/** Runs `change` at the last moment at which headers of a response can be changed, also those that other code has set. */
export function beforeHeaders(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead
  let isChanged = false
  response.writeHead = function changed(this: ServerResponse, ...args: unknown[]) {
    if (!isChanged) {
      isChanged = true
      change()
    }
    return Reflect.apply(writeHead, this, args)
  } as typeof writeHead
}
