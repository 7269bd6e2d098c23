import { defineConfig } from '@playwright/test'
import { testArguments } from '../scripts/test/programs.ts'

const siteUrl = process.env.TEST_SITE_URL
if (!siteUrl) throw new Error('Run browser tests by `npm test -- browser`, which starts the servers.')

const chromium = process.env.CHROMIUM_PATH
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Only stops a test that hangs: a long journey takes over 20 s beside a second worker. Each expectation has its own, shorter limit.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toPass: { timeout: 10_000 },
    toHaveScreenshot: {
      pathTemplate: '{testDir}/screenshots/{arg}{ext}',
      scale: 'device',
      animations: 'disabled',
      caret: 'hide',
      // Colours may differ as much as between decoders or processors of different makes…
      threshold: 0.2,
      // …and this share of pixels may differ more: on a page of 1280 × 6000, stored as 640 × 3000, a field of 44 × 44.
      maxDiffPixelRatio: 0.001,
    },
  },
  // A picture that is missing is a failure, not the first of its kind. How to renew them: CONTRIBUTING.md.
  updateSnapshots: 'none',
  // A test for each core: more of them take turns, and each of them takes longer.
  workers: '100%',
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  projects: [
    // One worker, so that all specs of the panel share one cms.
    { name: 'panel', testDir: 'panel', workers: 1, fullyParallel: false },
    { name: 'visitor', testIgnore: 'panel/**' },
  ],
  use: {
    baseURL: siteUrl,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A trace of every test would take a fifth of its time: `--trace on` records one where a failure needs it.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: testArguments,
      // Without a locale of its own the browser stores files of Russian names as `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
})
