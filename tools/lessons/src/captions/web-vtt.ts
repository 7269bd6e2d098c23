/** A line of captions or a chapter; seconds. */
export type Cue = { from: number; until: number; text: string }

const HEADER = 'WEBVTT\n\n'
const twoDigits = (value: number) => String(value).padStart(2, '0')

function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const [hours, minutes, whole] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor)
  const clock = [hours, minutes, whole].map(twoDigits).join(':')
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`
}

/** A WebVTT file; `settings` place the cues. Throws when a player could not read it: order, overlap, end. */
export function toWebVtt(cues: readonly Cue[], duration: number, settings = ''): string {
  let last = 0
  for (const { from, until, text } of cues) {
    if (from < last || until <= from || until > duration)
      throw new Error(`"${text}" from ${from} to ${until} does not fit after ${last} and before ${duration}`)
    last = until
  }
  const blocks = cues.map(({ from, until, text }, i) => {
    const times = `${timestamp(from)} --> ${timestamp(until)}${settings && ` ${settings}`}`
    return `${i + 1}\n${times}\n${text}\n\n`
  })
  return HEADER + blocks.join('')
}
