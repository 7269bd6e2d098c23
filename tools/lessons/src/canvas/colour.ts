import { hexChannels } from '@pryad/tools-hair/colour.ts'
import { clamp, mix } from '@pryad/tools-hair/numbers.ts'

/** `#rrggbb` with an opacity, 0…1. */
export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = hexChannels(hex)
  return `rgba(${red},${green},${blue},${clamp(alpha)})`
}

/** A colour between two, as `#rrggbb`. */
export function mixHex(from: string, to: string, share: number): string {
  const end = hexChannels(to)
  const channels = hexChannels(from).map((channel, k) => Math.round(mix(channel, end[k], clamp(share))))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
