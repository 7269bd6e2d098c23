import { parsePolicy } from './parse-policy.ts'
import type { Finding, ObservedAnswer } from './score.ts'

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const unsafe = new Set(["'unsafe-inline'", 'data:', ...broad])
const passive = ['img-src', 'media-src']
const hashOrNonce = /^'(?:sha(?:256|384|512)|nonce)-/i
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)

/** The content security policy; several at once are not combined here, and count as unreadable. */
export function policyResult({ url, headers }: ObservedAnswer): Finding {
  const value = headers.get('content-security-policy')
  if (!value) return { result: 'csp-not-implemented', modifier: -25 }
  const policy = parsePolicy(value)
  if (value.includes(',') || policy.size === 0) return { result: 'csp-header-invalid', modifier: -25 }
  const found = (problem: string, modifier: number) => ({
    result: `csp-implemented-with-${problem}`,
    modifier,
  })
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = withoutIneffective(sourcesOf('script-src'))
  const styles = withoutIneffective(sourcesOf('style-src'))
  const active = [...policy].flatMap(([name, sources]) =>
    passive.includes(name) || name === 'script-src' ? [] : sources,
  )

  if (
    scripts.some((source) => unsafe.has(source)) ||
    sourcesOf('object-src').some((source) => broad.has(source))
  )
    return found('unsafe-inline', -20)
  if (url.protocol === 'https:' && [...active, ...scripts].some(isInsecure))
    return found('insecure-scheme', -20)
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return found('unsafe-eval', -10)
  if (url.protocol === 'https:' && passive.some((name) => sourcesOf(name).some(isInsecure)))
    return found('insecure-scheme-in-passive-content-only', -10)
  if (styles.some((source) => unsafe.has(source))) return found('unsafe-inline-in-style-src-only', 0)
  return policy.get('default-src')?.join() === "'none'"
    ? found('no-unsafe-default-src-none', 10)
    : found('no-unsafe', 5)
}

/** Beside a hash or a nonce browsers ignore `unsafe-inline`, and with `strict-dynamic` also `self`, hosts and schemes. */
function withoutIneffective(sources: string[]): string[] {
  if (!sources.some((source) => hashOrNonce.test(source))) return sources
  const effective = sources.filter((source) => source !== "'unsafe-inline'")
  return effective.includes("'strict-dynamic'")
    ? effective.filter((source) => source !== "'self'" && !broad.has(source))
    : effective
}
