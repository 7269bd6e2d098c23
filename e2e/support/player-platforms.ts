/**
 * Stands in for YouTube, RUTUBE and VK Video: its pages speak the protocols of their players and show the visitor's buttons instead of a
 * video. https://developers.google.com/youtube/iframe_api_reference, https://rutube.ru/info/embed/,
 * https://dev.vk.com/ru/widgets/video
 */

import type { Page } from '@playwright/test'
import { type Platform, platformKeys, platforms } from '@pryad/contract/video/platform-video.ts'
import { type LocalServer, serve } from './local-server.ts'

/** A lesson at each platform, and what the stand-in for its player does: actions of the visitor and requests of the page, in its words. */
const standIns: Record<Platform, { src: string; script: string }> = {
  YOUTUBE: {
    src: 'https://youtu.be/M7lc1UVf-VE',
    script: `
// As the real one, it says nothing before it is greeted, and tells of nothing that was not asked for.
const told = new Set()
const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*')
const tellOf = (event, info) => { if (told.has(event)) tell(event, info) }
const state = (number) => tellOf('onStateChange', number)
hear = (message) => {
  const { event, func, args } = JSON.parse(message)
  if (event === 'listening') tell('initialDelivery', { videoData: {} })
  else if (func === 'addEventListener') {
    told.add(args[0])
    if (args[0] === 'onReady') tell('onReady', null)
  }
  else if (func === 'playVideo') act.play()
  else if (func === 'pauseVideo') act.pause()
  else if (func === 'seekTo') act.seek(args[0])
}
act = {
  play() { state(-1); state(3); state(1) },
  pause() { state(2) },
  seek(currentTime) { tell('infoDelivery', { currentTime }) },
  end() { state(0) },
  fail() { tellOf('onError', 150) },
}`,
  },
  RUTUBE: {
    src: 'https://rutube.ru/video/9e4cd81a6b2566e9d949881dbb53905e/',
    script: `
const tell = (type, data = {}) => parent.postMessage(JSON.stringify({ type, data }), '*')
const state = (name) => tell('player:changeState', { state: name })
hear = (message) => {
  const { type, data } = JSON.parse(message)
  if (type === 'player:play') act.play()
  else if (type === 'player:pause') act.pause()
  else if (type === 'player:setCurrentTime') act.seek(data.time)
}
act = {
  play() { state('buffering'); state('playing') },
  pause() { state('pause') },
  seek(time) { tell('player:currentTime', { time }) },
  end() { state('completed'); tell('player:playComplete'); state('pause') },
  fail() { tell('player:error', { code: 404, text: '' }) },
}
tell('player:init')
tell('player:ready')`,
  },
  VK: {
    src: 'https://vk.com/video-22822305_456241864',
    script: `
const tell = (event, details = {}) => parent.postMessage({ event, ...details }, '*')
let hasPlayed = false
hear = ({ method, time }) => {
  if (method === 'init') tell('inited')
  else if (method === 'seek') act.seek(time)
  else act[method]?.()
}
act = {
  play() { tell(hasPlayed ? 'resumed' : 'started'); hasPlayed = true },
  pause() { tell('paused') },
  seek(time) { tell('timeupdate', { time, duration: 60 }) },
  end() { tell('ended'); tell('paused') },
  fail() { tell('error') },
}`,
  },
}

/** Lessons at the platforms, and where the site looks for them there. */
export const atPlatforms = platformKeys.map((provider) => {
  const { name, player } = platforms[provider]
  return { provider, name, host: player.origin, ...standIns[provider] }
})

const framePage = (player: string) => `<!doctype html><html lang="en"><title>Stand-in</title>
<button onclick="act.play()">play</button><button onclick="act.pause()">pause</button>
<button onclick="act.end()">end</button><button onclick="act.fail()">fail</button>
<output></output>
<script>
let act, hear
addEventListener('message', ({ data }) => {
  document.querySelector('output').append(typeof data === 'string' ? data : JSON.stringify(data))
  hear(data)
})
${player}
</script></html>`

/** Sends the players' messages without being one of them. */
const strangerPage = `<!doctype html><script>
const lies = [
  { type: 'player:changeState', data: { state: 'paused' } },
  { event: 'onStateChange', info: 2 },
  { event: 'paused' },
  { type: 'player:error', data: {} },
  { event: 'onError', info: 150 },
  { event: 'error' },
]
for (const lie of lies) {
  parent.postMessage(lie, '*')
  parent.postMessage(JSON.stringify(lie), '*')
}
parent.postMessage('done', '*')
</script>`

export type Platforms = LocalServer & {
  origin: string
  /** The same machine under another name: another origin, and none of the platforms'. */
  strangerOrigin: string
}

export async function startPlatforms(): Promise<Platforms> {
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const platform = platformKeys.find((key) => pathname.startsWith(platforms[key].player.path))
    if (platform)
      response.writeHead(200, { 'content-type': 'text/html' }).end(framePage(standIns[platform].script))
    else if (pathname === '/stranger')
      response.writeHead(200, { 'content-type': 'text/html' }).end(strangerPage)
    else response.writeHead(404).end()
  })
  return {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    strangerOrigin: `http://localhost:${server.port}`,
  }
}

/** Lets the stand-in answer for every platform, under the platforms' own addresses. */
export async function standInForPlatforms(page: Page, standIn: Platforms): Promise<void> {
  for (const { host } of atPlatforms) {
    await page.route(`${host}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: `${standIn.origin}${pathname}${search}` }) })
    })
  }
}
