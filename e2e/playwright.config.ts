import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '../scripts/chromium.ts'

const siteUrl = process.env.TEST_SITE_URL
if (!siteUrl) throw new Error('Run browser tests by `npm test -- browser`, which starts the servers.')

const chromium = process.env.CHROMIUM_PATH
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** Files over servers with settings of their own, see support/servers.ts: one worker, so one more site at a time. */
const withOwnServers =
  /(?:analytics|api-down|captcha|changes|changes-untold|content-extremes|cookie-banner|editor|editor-offline|editors-panel|empty-drafts|foreign-clients|inbox|lessons-elsewhere|load-more|load-more-failing|observatory|plain-backend|preview|product-import|refused-publish|sign-in|topics|two-editors)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits end what hangs; nothing is measured by them, and a busy machine may take its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  projects: [
    { name: 'chromium', testIgnore: withOwnServers },
    { name: 'chromium, own servers', testMatch: withOwnServers, workers: 1, fullyParallel: false },
  ],
  use: {
    baseURL: siteUrl,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A trace of every test would take a fifth of its time: `--trace on` records one where a failure needs it.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: chromiumArguments,
    },
  },
})
