/** The captcha as the page gets it from the API. */
export type CaptchaView = {
  provider: 'ALTCHA' | 'RECAPTCHA' | 'SMARTCAPTCHA'
  sitekey: string
  scriptUrl: string | null
}

/** Why a captcha's script did not load (spec §4, §8). */
export type CaptchaFailure = 'timeout' | 'error' | 'aborted'

/** What a provider tells; `expired` and `error` reset the captcha to no value. */
export type CaptchaEvents = {
  verified: (response: string) => void
  expired: () => void
  error: () => void
}
