import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'

/** The look after some minutes, drawn straight between the two looks beside it. */
export function lookAfterMinutes(looks: readonly StrandLook[], share: number): StrandLook | undefined {
  const place = Math.max(0, Math.min(1, share)) * (looks.length - 1)
  const before = looks[Math.floor(place)]
  const after = looks[Math.ceil(place)]
  if (!before || !after) return undefined
  const part = place - Math.floor(place)
  const grey = (one: string | null, other: string | null) => one && other && mix(one, other, part)
  return {
    pigmented: mix(before.pigmented, after.pigmented, part),
    grey: grey(before.grey, after.grey),
    greyShare: before.greyShare,
    ...(before.roots && after.roots
      ? {
          roots: {
            pigmented: mix(before.roots.pigmented, after.roots.pigmented, part),
            grey: grey(before.roots.grey, after.roots.grey),
          },
        }
      : {}),
  }
}

/** The colour between two, `#rrggbb`. They are so near each other that it does not matter in which space. */
function mix(one: string, other: string, part: number): string {
  const channel = (start: number) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
