import type { ForeignOrigins } from '../../../server/security-headers.ts'

/** Metrica itself chooses between its two hosts, by where the visitor is. The others in Yandex's list only align its cookies. */
const metrica = {
  scripts: ['https://mc.yandex.ru/metrika/', 'https://mc.yandex.com/metrika/'],
  frames: ['https://mc.yandex.ru/metrika/', 'https://mc.yandex.com/metrika/'],
  connections: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
  images: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
}

/**
 * What a page may load of a service, by the host of its script, where that is not just the host. A whole host of a search engine holds
 * scripts that run anything that an address tells them to (JSONP): of such a host pages get a folder.
 */
const services: Record<string, Partial<ForeignOrigins>> = {
  'https://www.google.com': {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  'https://www.recaptcha.net': {
    scripts: ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.recaptcha.net/recaptcha/'],
  },
  'https://www.googletagmanager.com': {
    connections: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  'https://mc.yandex.ru': metrica,
  'https://mc.yandex.com': metrica,
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
    const { scripts, frames, connections, images } = services[origin] ?? {}
    foreign.scripts.push(...(scripts ?? [origin]))
    foreign.frames.push(...(frames ?? [origin]))
    foreign.connections.push(...(connections ?? [origin]))
    foreign.images.push(...(images ?? [origin]))
  }
}
