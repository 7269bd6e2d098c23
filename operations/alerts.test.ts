import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireProgram } from '../scripts/test/programs.ts'
import { shipped, shippedFolder, withPlaces } from './support/files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pryad-alerts-'))
beforeAll(() => {
  cpSync(path.join(shippedFolder, 'prometheus'), folder, { recursive: true })
  const places = { '/etc/prometheus/pryad.rules.yml': path.join(folder, 'pryad.rules.yml') }
  writeFileSync(path.join(folder, 'prometheus.yml'), withPlaces(shipped('prometheus/prometheus.yml'), places))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(requireProgram('promtool'), args, {
    encoding: 'utf8',
    cwd: folder,
  })
  return { status, said: stdout + stderr }
}

const rules = shipped('prometheus/pryad.rules.yml')
const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)

test('Prometheus takes its configuration and the rules', () => {
  const { status, said } = promtool('check', 'config', 'prometheus.yml')
  expect(said).toContain(`${alerts.length} rules found`)
  expect(status, said).toBe(0)
})

test('each alert sounds when it must, and is silent before', () => {
  const { status, said } = promtool('test', 'rules', 'pryad.rules.test.yml')
  expect(status, said).toBe(0)
  for (const alert of alerts) {
    expect(shipped('prometheus/pryad.rules.test.yml')).toMatch(
      new RegExp(`alertname: ${alert}\\n\\s+exp_alerts:\\n\\s+- exp_labels`),
    )
  }
})

test('the check notices a rule that sounds too late', () => {
  writeFileSync(path.join(folder, 'late.rules.yml'), rules.replace('26 * 3600', '48 * 3600'))
  const late = shipped('prometheus/pryad.rules.test.yml').replace('- pryad.rules.yml', '- late.rules.yml')
  writeFileSync(path.join(folder, 'late.test.yml'), late)
  expect(promtool('test', 'rules', 'late.test.yml').said).toContain('alertname: PryadErasureOverdue')
})

test.each(alerts)('the documentation says what to do when %s sounds', (alert) => {
  expect(shipped('monitoring.md')).toMatch(new RegExp(`^#+ .*\\b${alert}\\b`, 'm'))
})
