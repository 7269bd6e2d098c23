import { describe, expect, test } from 'vitest'
import { allowServices, allowWebvisor } from '#app/features/site/allow-services.server.ts'
import { contentSecurityPolicy, noForeign } from './security-headers.ts'

const page = { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"], isSecure: true }

/** The directives of a page that uses some services, by their scripts' addresses. */
function policyWith(...scriptUrls: string[]): Map<string, string> {
  const foreign = noForeign()
  allowServices(foreign, ...scriptUrls)
  return policyOf(foreign)
}

function policyOf(foreign: ReturnType<typeof noForeign>): Map<string, string> {
  const parts = contentSecurityPolicy({ ...page, foreign }).split('; ')
  return new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]))
}

describe('the policy of a page', () => {
  test('begins with nothing, and runs no script of another company', () => {
    const policy = policyWith()
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self' 'sha256-a'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'self'")
    expect(policy.get('report-uri')).toBe('/csp-reports')
    expect(policy.get('report-to')).toBe('csp')
  })

  test('shows the players of lessons and nothing else of their platforms', () => {
    expect(policyWith().get('frame-src')).toBe(
      'https://www.youtube-nocookie.com/embed/ https://rutube.ru/play/embed/ https://vkvideo.ru/video_ext.php',
    )
  })

  test('lets in the folder of reCAPTCHA, not the hosts that it shares with a search engine', () => {
    const policy = policyWith('https://www.google.com/recaptcha/api.js')
    expect(policy.get('script-src')).toBe(
      "'self' 'sha256-a' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    )
    expect(policy.get('frame-src')).toContain('https://recaptcha.google.com/recaptcha/')
  })

  test('lets in the host of another service that the site has chosen', () => {
    const policy = policyWith('https://smartcaptcha.yandexcloud.net/captcha.js')
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'img-src'])
      expect(policy.get(directive)).toContain('https://smartcaptcha.yandexcloud.net')
  })

  test.each(['https://mc.yandex.ru/metrika/tag.js', 'https://mc.yandex.com/metrika/tag.js'])(
    'lets in the folder of Yandex Metrica, and both hosts that it sends its counts to, for %s',
    (script) => {
      const policy = policyWith(script)
      expect(policy.get('script-src')).toBe(
        "'self' 'sha256-a' https://mc.yandex.ru/metrika/ https://mc.yandex.com/metrika/",
      )
      expect(policy.get('connect-src')).toBe(
        "'self' https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.ru wss://mc.yandex.com",
      )
      expect(policy.get('img-src')).toBe("'self' data: https://mc.yandex.ru https://mc.yandex.com")
      expect(policy.get('frame-src')).not.toContain('blob:')
      expect(policy.get('frame-ancestors')).toBe("'self'")
    },
  )

  test('lets Metrica show the page where Webvisor was chosen', () => {
    const foreign = noForeign()
    allowWebvisor(foreign)
    const policy = policyOf(foreign)
    expect(policy.get('frame-src')).toContain(' blob:')
    expect(policy.get('frame-ancestors')).toBe(
      "'self' blob: https://mc.yandex.ru https://metrika.yandex.ru https://webvisor.com",
    )
  })
})
