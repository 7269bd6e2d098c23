import { isRecord } from '#app/lib/is-record.ts'
import { appendFrame, type Connect, converse, greet, parseMessage } from '../frame.ts'
import { findPlayerState } from '../player-state.ts'

/** Events that require a subscription. */
const events = ['onReady', 'onStateChange', 'onError']

/**
 * YouTube player, steered by the messages that its own script sends, without that script (docs/player.md):
 * https://developers.google.com/youtube/iframe_api_reference
 */
export const connect: Connect = (options) => {
  const { video, startAt, origin, signal, onState, onTime, onFailure } = options
  const url = new URL(video.playerPath, origin)
  url.search = new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    hl: 'ru',
    playsinline: '1',
    rel: '0',
    start: String(Math.floor(startAt)),
  }).toString()
  const frame = appendFrame(url, options)

  return new Promise((resolve) => {
    let hasAnswered = false
    const speak = converse({ frame, origin, signal, receive })
    const send = (message: object) => speak(JSON.stringify({ ...message, id: video.id, channel: 'widget' }))
    const command = (func: string, ...args: unknown[]) => send({ event: 'command', func, args })
    const endGreeting = greet(frame, signal, () => send({ event: 'listening' }))
    const ready = () =>
      resolve({
        play: () => command('playVideo'),
        pause: () => command('pauseVideo'),
        seekTo: (seconds) => command('seekTo', seconds, true),
      })

    function receive(said: unknown) {
      const message = parseMessage(said)
      if (!isRecord(message)) return
      const { event, info } = message
      if (!hasAnswered) {
        hasAnswered = true
        endGreeting()
        for (const name of events) command('addEventListener', name)
      }
      if (event === 'onReady') ready()
      else if (event === 'onError') onFailure()
      else if (event === 'onStateChange') tellState(info)
      else if ((event === 'initialDelivery' || event === 'infoDelivery') && isRecord(info)) {
        // One that was ready before it was greeted does not say so again: it has a state by then.
        if (typeof info.playerState === 'number') ready()
        tellState(info.playerState)
        if (typeof info.currentTime === 'number') onTime(info.currentTime)
      }
    }

    function tellState(number: unknown) {
      const state = findPlayerState(number)
      if (state !== undefined) onState(state)
    }
  })
}
