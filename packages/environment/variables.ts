import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** Thrown when a variable of the environment has a wrong value; the message names each of them. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Parses `source` with `shape`. An empty variable counts as a missing one. `problemsOf` returns messages, by variable name, for values that
 * are valid one by one but not together.
 * @throws {EnvironmentError} naming every wrong variable and its problem, but never its value, since it may be a secret.
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv,
  problemsOf: (read: z.output<z.ZodObject<Shape>>) => Record<string, string> = () => ({}),
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = z.object(shape).safeParse(given)
  const problems = result.success
    ? Object.entries(problemsOf(result.data))
    : result.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  if (result.success && problems.length === 0) return result.data
  const lines = problems.map(([name, message]) => `  ${name}: ${message}`)
  throw new EnvironmentError(`Wrong values in the environment:\n${lines.join('\n')}`)
}

/** A TCP port. */
export function port(byDefault: number) {
  return wholeNumber(1, 65_535).default(byDefault)
}

/** An interface to listen on: an address of this machine, or a name of it. */
export function host() {
  return z
    .string()
    .regex(/^[0-9a-zA-Z:.-]+$/, 'must be an address such as 127.0.0.1, or a name such as localhost')
}

/** A whole number between two others. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}

/**
 * An http(s) address in its one spelling, which browsers write too: small letters, an international host in ASCII, no port that goes
 * without saying. Kept without the slash at its end.
 */
export function address() {
  return z
    .url({ protocol: /^https?$/, message: 'must be an address such as https://example.ru' })
    .transform((url) => new URL(url).href.replace(/\/+$/, ''))
}

/** The address of an app, whose pages begin at the root of its host. */
export function appAddress() {
  return address().refine(
    (url) => new URL(url).origin === url,
    'must be an address such as https://example.ru, without a path or anything else behind the host',
  )
}

/** Several addresses, separated by commas; the word `none` stands for an empty list. */
export function addresses() {
  return commaSeparated()
    .transform((parts) => (parts.join() === 'none' ? [] : parts))
    .pipe(z.array(address()))
}

/** Origins of pages, separated by commas: scheme, host and port without anything behind them; `*` stands for all. */
export function origins() {
  const message = 'must list origins such as https://app.example.ru, or be *'
  const origin = z
    .string()
    .refine((value) => value === '*' || isOrigin(value), message)
    .transform((value) => (value === '*' ? value : new URL(value).origin))
  return commaSeparated().pipe(z.array(origin))
}

function commaSeparated() {
  return z.string().transform((value) => value.split(',').map((part) => part.trim()))
}

function isOrigin(value: string): boolean {
  if (!/^https?:.*[^/]$/i.test(value) || !URL.canParse(value)) return false
  const { origin, href } = new URL(value)
  return href === `${origin}/`
}

/** The lowest level that is logged. */
export function logLevel() {
  return z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')
}

/** A folder; a relative one is taken from the project's root. */
export function folder(byDefault: string) {
  return z
    .string()
    .default(byDefault)
    .transform((value) => path.resolve(projectRoot(), value))
}

/** Names of networks that stand for their addresses wherever proxies are listed. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal']

/** Trusted proxies: addresses, networks such as `10.0.0.0/8`, or names of networks, separated by commas. */
export function proxies() {
  const message = 'must list addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal'
  return commaSeparated().pipe(z.array(z.string().refine(isProxy, message)))
}

function isProxy(value: string): boolean {
  if (networkNames.includes(value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const length = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return length > 0 && rest.length === 0 && (bits === undefined || isUpTo(length, bits))
}

function isUpTo(max: number, bits: string): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) <= max
}

/** A secret that signs or authorises something: long enough not to be guessed. */
export function secret() {
  return z.string('must be set').min(32, 'must have at least 32 characters')
}

/** The folder of the repository: the nearest one above the working folder that holds the lockfile. */
function projectRoot(from = process.cwd()): string {
  if (existsSync(path.join(from, 'package-lock.json'))) return from
  const parent = path.dirname(from)
  return parent === from ? process.cwd() : projectRoot(parent)
}
