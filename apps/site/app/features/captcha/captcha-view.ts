/** The captcha as the page gets it from the API. */
export type CaptchaView = {
  provider: 'ALTCHA' | 'RECAPTCHA' | 'SMARTCAPTCHA'
  sitekey: string
  scriptUrl: string | null
}

type ExternalCaptchaView = CaptchaView & { provider: 'RECAPTCHA' | 'SMARTCAPTCHA'; scriptUrl: string }

/** Whether it is another company's captcha, with a script, frames and windows of its own. */
export function isExternal(captcha: CaptchaView): captcha is ExternalCaptchaView {
  return captcha.provider !== 'ALTCHA' && captcha.scriptUrl !== null
}
