/**
 * `npm run check-dependencies`: lists the packages of the product in build/sbom.cdx.json (CycloneDX), fails for a licence that is not
 * allowed, and asks the registry for advisories: high and critical ones fail unless dependencies/accepted-advisories.json accepts them up
 * to a day. When the registry gives no advisories, one line says so.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { acceptedShape, readAudit } from './dependencies/audit.ts'
import { refusedLicences, sbomShape } from './dependencies/licences.ts'
import { runCommand } from './tasks/command.ts'
import { root } from './tasks/project.ts'

const sbomFile = path.join(root, 'build/sbom.cdx.json')
const acceptedFile = path.join(import.meta.dirname, 'dependencies/accepted-advisories.json')
/** Limit for npm: a registry that does not answer must not stop the tests. */
const timeoutMilliseconds = 60_000

/** Runs npm; returns its output, and its errors. */
function npm(...args: string[]): { answer: string; problem: string } {
  // The npm that has started this script, if one has.
  const script = process.env.npm_execpath
  const [command, ...first] = script ? [process.execPath, script] : ['npm']
  const { stdout, stderr, error } = spawnSync(command, [...first, ...args, '--omit=dev'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: timeoutMilliseconds,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { answer: stdout ?? '', problem: error?.message ?? stderr ?? '' }
}

function checkLicences(): void {
  const { answer, problem } = npm(
    'sbom',
    '--sbom-format=cyclonedx',
    // The installed tree lacks the packages that are only peers of others (see .npmrc).
    '--package-lock-only',
    '--workspace=apps/site',
    '--workspace=apps/cms',
  )
  if (!answer) throw new Error(`npm sbom gave no answer.\n${problem}`)
  const sbom = sbomShape.parse(JSON.parse(answer))
  const refused = refusedLicences(sbom)
  if (refused.length > 0)
    throw new Error(`Packages under licences that are not allowed:\n${refused.join('\n')}`)
  mkdirSync(path.dirname(sbomFile), { recursive: true })
  writeFileSync(sbomFile, answer)
  console.log(
    `Dependencies: ${sbom.components.length} packages, all under allowed licences (${path.relative(root, sbomFile)}).`,
  )
}

function checkAdvisories(): void {
  const accepted = acceptedShape.parse(JSON.parse(readFileSync(acceptedFile, 'utf8')))
  const outcome = readAudit(npm('audit', '--json').answer, accepted, new Date().toISOString().slice(0, 10))
  if (outcome.kind === 'unanswered') {
    console.log(`Advisories were NOT checked: the registry gave none (${outcome.reason}).`)
    return
  }
  if (outcome.serious.length > 0) throw new Error(`Known vulnerabilities:\n${outcome.serious.join('\n')}`)
  console.log(`Advisories: none that is high or critical, ${outcome.others} others.`)
}

await runCommand(async () => {
  checkLicences()
  checkAdvisories()
})
