import { expect } from '@playwright/test'
import { observeServer } from '../scripts/observatory/observe-server.ts'
import { test } from './support/servers.ts'

const siteUrl = 'https://pryad.example'
const panelUrl = 'https://panel.pryad.example'

test.use({ siteSettings: { SITE_URL: siteUrl }, cmsSettings: { SITE_URL: siteUrl, CMS_URL: panelUrl } })

test('the site has at least 125 points in MDN’s Observatory', async ({ servers }) => {
  // A cms that has just started may be too late with its first answer for the page to be made.
  await expect.poll(async () => (await fetch(servers.siteUrl)).status).toBe(200)
  const { score, findings } = await observeServer(servers.siteUrl, siteUrl)
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(125)
})

test('the panel has at least 105 points in MDN’s Observatory', async ({ servers }) => {
  const { score, findings } = await observeServer(`${servers.cmsUrl}/admin/login`, panelUrl)
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(105)
})

test('/.well-known/security.txt names the address for reports of holes, for less than a year', async ({
  servers,
}) => {
  const answer = await fetch(`${servers.siteUrl}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:privacy@pryad\.example$/m)
  expect(text).toMatch(/^Preferred-Languages: ru, en$/m)
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(200)
  expect(days).toBeLessThan(366)
})
