import type { ForeignOrigins } from '../../../server/security-headers.ts'

/** Hosts beside the script's own that a service's script turns to. */
const companions: Record<string, Partial<ForeignOrigins>> = {
  'https://www.google.com': {
    scripts: ['https://www.gstatic.com/recaptcha/'],
    frames: ['https://recaptcha.google.com/recaptcha/'],
  },
  'https://www.recaptcha.net': { scripts: ['https://www.gstatic.com/recaptcha/'] },
  'https://www.googletagmanager.com': {
    connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    images: ['https://*.google-analytics.com'],
  },
  // Metrica itself chooses between its two hosts, by where the visitor is. The others in Yandex's list only align its cookies.
  'https://mc.yandex.ru': {
    scripts: ['https://mc.yandex.com/metrika/'],
    frames: ['https://mc.yandex.com/metrika/'],
    connections: ['https://mc.yandex.com', 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
    images: ['https://mc.yandex.com'],
  },
}

/**
 * The folder of a service's own host that a page may load from. A whole host of a search engine holds scripts that run anything that an
 * address tells them to (JSONP); a host that only serves the service does not.
 */
const folders: Record<string, string> = {
  'https://www.google.com': '/recaptcha/',
  'https://www.recaptcha.net': '/recaptcha/',
  'https://mc.yandex.ru': '/metrika/',
}

/** Lets a page show pictures and play lessons wherever a plain backend keeps them: only a backend of the whole contract hands them to this site. */
export function allowFiles(foreign: ForeignOrigins, siteUrl: string): void {
  // By https nothing may come by http.
  const anywhere = siteUrl.startsWith('https:') ? ['https:'] : ['https:', 'http:']
  foreign.images.push(...anywhere)
  foreign.media.push(...anywhere)
}

/** Lets a page load what Webvisor records with, and Metrica show the page while it plays a recording. */
export function allowWebvisor(foreign: ForeignOrigins): void {
  foreign.scripts.push('https://yastatic.net/s3/metrika/')
  foreign.frames.push('blob:')
  foreign.ancestors.push('blob:', 'https://mc.yandex.ru', 'https://metrika.yandex.ru', 'https://webvisor.com')
}

/** Lets a page load the scripts of the services that this site has chosen: the captcha and the counters. */
export function allowServices(foreign: ForeignOrigins, ...scriptUrls: (string | null)[]): void {
  for (const scriptUrl of scriptUrls) {
    if (!scriptUrl) continue
    const { origin } = new URL(scriptUrl)
    const { scripts = [], frames = [], connections = [], images = [] } = companions[origin] ?? {}
    const place = `${origin}${folders[origin] ?? ''}`
    foreign.scripts.push(place, ...scripts)
    foreign.frames.push(place, ...frames)
    foreign.connections.push(origin, ...connections)
    foreign.images.push(origin, ...images)
  }
}
