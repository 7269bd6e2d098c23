import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leanMemory, siteCommand } from '../scripts/services/apps.ts'
import { requireProgram } from '../scripts/test/programs.ts'
import { root, shipped } from './support/files.ts'
import { readVariables, settingsOf, unitCommand } from './support/unit-file.ts'

const apps = ['pryad-site', 'pryad-cms'] as const
/** systemd rates exposure from 0 to 10. It calls a rate below 2 «OK», the best one that a unit with a network can get. */
const highestExposure = 1.5

const inPlace = (text: string) => text.replaceAll('/srv/pryad', root)
const folder = mkdtempSync(path.join(tmpdir(), 'pryad-units-'))
const services = [...apps, 'pryad-import'] as const
const unitFiles = [...services.map((name) => `${name}.service`), 'pryad.target']

beforeAll(() => {
  for (const file of unitFiles) {
    writeFileSync(path.join(folder, file), shipped(`systemd/${file}`).replaceAll('/srv/pryad', root))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(requireProgram('systemd-analyze'), args, {
    encoding: 'utf8',
    cwd: folder,
  })
  return { status, said: stdout + stderr }
}

test('systemd takes the units as they are', () => {
  const { status, said } = analyze('verify', ...unitFiles.map((file) => path.join(folder, file)))
  expect(said).toBe('')
  expect(status).toBe(0)
})

test('the check of the units notices a setting that systemd does not know', () => {
  const file = path.join(folder, 'wrong.service')
  writeFileSync(
    file,
    `${shipped('systemd/pryad-site.service').replaceAll('/srv/pryad', root)}\n[Service]\nMemroyMax=1G\n`,
  )
  expect(analyze('verify', file).said).toContain('MemroyMax')
})

test.each(services)('%s is shut off from the machine', (app) => {
  const threshold = `--threshold=${highestExposure * 10}`
  const { status, said } = analyze('security', '--offline=true', '--no-pager', threshold, `./${app}.service`)
  expect(said).toMatch(/Overall exposure level for .*: [01]\.\d/)
  expect(status).toBe(0)
})

test.each(apps)('%s is started again for ever, and nobody else can read what it writes', (app) => {
  const unit = shipped(`systemd/${app}.service`)
  expect(settingsOf(unit, 'Restart')).toEqual(['always'])
  expect(settingsOf(unit, 'StartLimitIntervalSec')).toEqual(['0'])
  expect(settingsOf(unit, 'UMask')).toEqual(['0077'])
  expect(settingsOf(unit, 'User')).toEqual([app])
  expect(settingsOf(unit, 'StateDirectory')).toEqual([app])
  expect(settingsOf(unit, 'Environment')).toContain(`DATA_DIR=/var/lib/${app}`)
  expect(shipped('systemd/pryad.sysusers.conf')).toMatch(new RegExp(`^u ${app} `, 'm'))
})

test('the site is started with the flags and the memory settings of npm start', () => {
  const { command, environment } = unitCommand('pryad-site')
  expect(command.slice(1)).toEqual(siteCommand)
  expect(environment).toMatchObject(leanMemory)
})

test('the first content is imported as the cms, and adds nothing where it is there already', async () => {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('TEST_SEED_DIR must name a data folder with the first content.')
  const data = path.join(folder, 'data')
  cpSync(seed, data, { recursive: true })
  const { command, folder: cwd, environment } = unitCommand('pryad-import')
  const [program = '', ...args] = command.map(inPlace)
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: inPlace(cwd),
    env: {
      PATH: '/usr/bin:/bin',
      ...environment,
      DATA_DIR: data,
      PAYLOAD_SECRET: 'x'.repeat(32),
      SITE_SECRET: '',
    },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('First content: 0 new.')
})

test.each([
  ['pryad-restart-steps.conf', 'RestartMaxDelaySec'],
  ['pryad.journald.conf', 'MaxRetentionSec'],
])('%s says %s', (file, setting) => {
  expect(settingsOf(shipped(`systemd/${file}`), setting)).toHaveLength(1)
})

test('the accounts are made by systemd-sysusers as they are written', () => {
  const system = path.join(folder, 'system')
  mkdirSync(path.join(system, 'etc'), { recursive: true })
  const file = path.join(folder, 'pryad.conf')
  writeFileSync(file, shipped('systemd/pryad.sysusers.conf'))
  const made = spawnSync('systemd-sysusers', [`--root=${system}`, file], { encoding: 'utf8' })
  expect(made.status, made.stderr).toBe(0)
  const passwd = spawnSync('cat', [path.join(system, 'etc/passwd')], { encoding: 'utf8' }).stdout
  for (const app of apps) expect(passwd).toContain(`${app}:`)
})

test('the examples of variables name no secret and nothing that is not understood', () => {
  const shared = readVariables(shipped('systemd/pryad.env.example'))
  const own = readVariables(shipped('systemd/cms.env.example'))
  expect(shared.SITE_SECRET).toBe('')
  expect(own.PAYLOAD_SECRET).toBe('')
  expect(shared).toMatchObject({ HOST: '127.0.0.1', CMS_HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' })
})
