/** One line of the log, in the form of pino: time in milliseconds since 1970, level 30 for news, 40 for a warning, 50 for an error. */
export function log(level: 30 | 40 | 50, msg: string): void {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`)
}
