import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js'
import { toLoggedError } from './log-error.ts'

/** How the site writes its log: JSON lines, without the name of the machine, which is always the same. */
export function loggerOptions(level: string): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      err: toLoggedError,
      // Nobody is to write a whole request into the log by mistake: its headers contain cookies and addresses.
      req: ({ method }: { method: string }) => ({ method }),
    },
  }
}
