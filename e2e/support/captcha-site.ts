import { type CaptchaStandIn, providerSecret, sitekey, startCaptchaStandIn } from './captcha-stand-ins.ts'
import { test as base } from './servers.ts'

/** Variables of the cms that choose an external captcha at an address. */
const settings = {
  recaptcha: (url: string) => ({ RECAPTCHA_URL: url, RECAPTCHA_SECRET: providerSecret }),
  smartcaptcha: (url: string) => ({ SMARTCAPTCHA_URL: url, SMARTCAPTCHA_SECRET: providerSecret }),
}

export type ExternalProvider = keyof typeof settings

/** Playwright's `test` over a site and a cms that have chosen an external captcha, with a stand-in for its provider. */
export function testWithCaptcha(provider: ExternalProvider) {
  return base.extend<object, { standIn: CaptchaStandIn }>({
    standIn: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
      async ({}, use) => {
        const standIn = await startCaptchaStandIn()
        await use(standIn)
        await standIn.stop()
      },
      { scope: 'worker' },
    ],
    cmsSettings: [
      async ({ standIn }, use) =>
        use({
          CAPTCHA_PROVIDER: provider,
          CAPTCHA_SITEKEY: sitekey,
          ...settings[provider](standIn.url),
        }),
      { scope: 'worker' },
    ],
  })
}
