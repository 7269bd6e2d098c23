import type { ForeignOrigins } from '../../../server/html/content-security-policy.ts'

/** Hosts beside the script's own that a service's script turns to. */
const companions: Record<string, Partial<ForeignOrigins>> = {
  'https://www.google.com': {
    scripts: ['https://www.gstatic.com'],
    frames: ['https://recaptcha.google.com'],
  },
  'https://www.recaptcha.net': { scripts: ['https://www.gstatic.com'] },
  'https://www.googletagmanager.com': {
    connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    images: ['https://*.google-analytics.com'],
  },
}

/** Lets a page load the scripts of the services that this site has chosen: the captcha and the tag manager. */
export function allowServices(foreign: ForeignOrigins, ...scriptUrls: (string | null)[]): void {
  for (const scriptUrl of scriptUrls) {
    if (!scriptUrl) continue
    const { origin } = new URL(scriptUrl)
    const { scripts = [], frames = [], connections = [], images = [] } = companions[origin] ?? {}
    foreign.scripts.push(origin, ...scripts)
    foreign.frames.push(origin, ...frames)
    foreign.connections.push(origin, ...connections)
    foreign.images.push(origin, ...images)
  }
}
