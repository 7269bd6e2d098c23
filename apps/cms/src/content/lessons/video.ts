import { open } from 'node:fs/promises'

/** The codecs of a video's first picture and first sound, with their profiles, and its length where the file says it. */
export type Video = { picture?: string; sound?: string; seconds?: number }

/** A piece of a file, a box of MP4 (ISO/IEC 14496-12) or an element of WebM (RFC 8794), by the place of its content. */
type Part = { name: string; from: number; to: number }

/** Bytes of a file from a place on; zeros behind its end. */
type Read = (from: number, length: number) => Promise<Buffer>

class Damaged extends Error {}

/**
 * Reads the codecs and the length of an MP4 or WebM file, and of the file only the heads of its parts. `content` is its path or its bytes.
 * Undefined for a file that is damaged or breaks off.
 */
export async function readVideo(content: string | Buffer): Promise<Video | undefined> {
  const file = typeof content === 'string' ? await open(content) : undefined
  const read: Read = async (from, length) => {
    const bytes = Buffer.alloc(length)
    if (typeof content === 'string') await file?.read(bytes, 0, length, from)
    else content.copy(bytes, 0, from, from + length)
    return bytes
  }
  try {
    const whole = { name: '', from: 0, to: file ? (await file.stat()).size : content.length }
    const isWebm = (await read(0, 4)).toString('hex') === elements.ebml
    return await (isWebm ? readWebm(read, whole) : readMp4(read, whole))
  } catch (error) {
    if (error instanceof Damaged) return undefined
    throw error
  } finally {
    await file?.close()
  }
}

/** Reads the head of a part: its name, and how long it and its content are; `Infinity` when it ends where the part around it does. */
type ReadHead = (bytes: Buffer) => { name: string; head: number; size: number }

/** More than the parts beside each other in a file of hours. */
const maxParts = 20_000

/** The parts inside another one, from `skipped` bytes on. @throws {Damaged} when one is longer than what it lies in. */
async function* partsOf(
  read: Read,
  readHead: ReadHead,
  { from, to }: Part,
  skipped = 0,
): AsyncGenerator<Part> {
  let count = 0
  for (let at = from + skipped; at < to; ) {
    const { name, head, size } = readHead(await read(at, 16))
    const end = size === Number.POSITIVE_INFINITY ? to : at + head + size
    if (!(size >= 0 && end <= to) || ++count > maxParts) throw new Damaged()
    yield { name, from: at + head, to: end }
    at = end
  }
}

/** Zeros that no coder writes one after another, but programs that fill up a download that stopped do. */
const fillingBytes = 64 * 1024

async function isFilledUp(read: Read, { from, to }: Part): Promise<boolean> {
  return to - from > fillingBytes && (await read(to - fillingBytes, fillingBytes)).every((byte) => byte === 0)
}

async function first(parts: AsyncGenerator<Part>, name?: string): Promise<Part | undefined> {
  for await (const part of parts) if (name === undefined || part.name === name) return part
  return undefined
}

function boxHead(bytes: Buffer) {
  const name = bytes.toString('latin1', 4, 8)
  const size = bytes.readUInt32BE()
  if (size === 1) return { name, head: 16, size: Number(bytes.readBigUInt64BE(8)) - 16 }
  return { name, head: 8, size: size === 0 ? Number.POSITIVE_INFINITY : size - 8 }
}

async function readMp4(read: Read, whole: Part): Promise<Video> {
  const boxes = (part: Part, skipped?: number) => partsOf(read, boxHead, part, skipped)
  const find = async (part: Part, ...names: string[]) => {
    let found: Part | undefined = part
    for (const name of names) found = found && (await first(boxes(found), name))
    return found
  }
  const top = await Array.fromAsync(boxes(whole))
  const movie = top.find(({ name }) => name === 'moov')
  // Behind the pictures and sounds of a whole file may be zeros. The head of a fragment (moof) stands before its own.
  const last = top.findLast(({ name }) => name === 'mdat' || name === 'moof')
  if (!movie || last?.name !== 'mdat' || (await isFilledUp(read, last))) throw new Damaged()
  const codecs = new Map<string, string>()
  for await (const track of boxes(movie)) {
    if (track.name !== 'trak') continue
    const handler = await find(track, 'mdia', 'hdlr')
    const samples = await find(track, 'mdia', 'minf', 'stbl', 'stsd')
    const entry = samples && (await first(boxes(samples, 8)))
    if (!handler || !entry) continue
    const kind = (await read(handler.from + 8, 4)).toString('latin1')
    if (!codecs.has(kind)) codecs.set(kind, `${entry.name}${await profileOf(entry)}`)
  }
  const header = await find(movie, 'mvhd')
  const fragments = await find(movie, 'mvex', 'mehd')
  const fields = await read(header?.from ?? 0, 32)
  const at = fields[0] === 1 ? 20 : 12
  const ticks = numberAt(fields, at + 4) || (fragments ? numberAt(await read(fragments.from, 12), 4) : 0)
  return {
    picture: codecs.get('vide'),
    sound: codecs.get('soun'),
    seconds: header && secondsOf(ticks / fields.readUInt32BE(at)),
  }

  /** The profile of a codec that has some, after a space. Its description stands behind the fixed fields of a picture's entry. */
  async function profileOf({ name, ...entry }: Part): Promise<string> {
    const [box, at, shift] = descriptions[name] ?? []
    const found = box && (await first(boxes({ name, ...entry }, 78), box))
    return found ? ` ${(await read(found.from + (at ?? 0), 1)).readUInt8() >> (shift ?? 0)}` : ''
  }
}

/** The box that describes a codec, and the byte of its profile with the bits to leave out. */
const descriptions: Record<string, [box: string, at: number, shift: number]> = {
  avc1: ['avcC', 1, 0],
  avc3: ['avcC', 1, 0],
  vp09: ['vpcC', 4, 0],
  av01: ['av1C', 1, 5],
}

/** A number of eight bytes in a box of the first version, of four in one before it. */
function numberAt(fields: Buffer, at: number): number {
  return fields[0] === 1 ? Number(fields.readBigUInt64BE(at)) : fields.readUInt32BE(at)
}

/** Whole seconds; undefined when there are none, or more than a day of them, as in a file whose length is unknown. */
function secondsOf(seconds: number): number | undefined {
  return seconds > 0 && seconds < 86_400 ? Math.max(1, Math.round(seconds)) : undefined
}

const elements = {
  ebml: '1a45dfa3',
  segment: '18538067',
  info: '1549a966',
  timescale: '2ad7b1',
  duration: '4489',
  tracks: '1654ae6b',
  track: 'ae',
  number: 'd7',
  kind: '83',
  codec: '86',
  description: '63a2',
  cluster: '1f43b675',
  group: 'a0',
  block: 'a1',
  simpleBlock: 'a3',
}

/** Both numbers say their own length by the zeros they begin with; the name keeps them, the size does not. */
function elementHead(bytes: Buffer) {
  const nameLength = Math.clz32(bytes.readUInt8()) - 23
  const sizeLength = Math.clz32(bytes.readUInt8(nameLength)) - 23
  const head = nameLength + sizeLength
  if (nameLength > 4 || sizeLength > 8) throw new Damaged()
  const name = bytes.toString('hex', 0, nameLength)
  const size = BigInt(`0x${bytes.toString('hex', nameLength, head)}`) ^ (1n << BigInt(7 * sizeLength))
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n
  return { name, head, size: isUnknown ? Number.POSITIVE_INFINITY : Number(size) }
}

async function readWebm(read: Read, whole: Part): Promise<Video> {
  const elementsOf = (part: Part) => partsOf(read, elementHead, part)
  const bytesOf = async (part: Part, name: string) => {
    const found = await first(elementsOf(part), name)
    return found && read(found.from, Math.min(found.to - found.from, 64))
  }
  const segment = await first(elementsOf(whole), elements.segment)
  if (!segment || (await isFilledUp(read, segment))) throw new Damaged()
  const video: Video = {}
  let videoTrack = 0
  for await (const part of elementsOf(segment)) {
    // The pictures and sounds themselves.
    if (part.name === elements.cluster) {
      if (video.picture === 'V_VP9') video.picture += await profileOfFrame(part, videoTrack)
      return video
    }
    if (part.name === elements.info) {
      const duration = await bytesOf(part, elements.duration)
      const timescale = await bytesOf(part, elements.timescale)
      const ticks =
        duration?.length === 8 ? duration.readDoubleBE() : duration?.length === 4 ? duration.readFloatBE() : 0
      const nanoseconds = timescale ? Number(`0x${timescale.toString('hex')}`) : 1e6
      video.seconds = secondsOf((ticks * nanoseconds) / 1e9)
    }
    if (part.name !== elements.tracks) continue
    for await (const track of elementsOf(part)) {
      if (track.name !== elements.track) continue
      const kind = (await bytesOf(track, elements.kind))?.at(-1)
      const codec = (await bytesOf(track, elements.codec))?.toString('latin1').replace(/\0.*$/, '')
      if (kind === 1 && video.picture === undefined) {
        const description = codec === 'V_AV1' ? await bytesOf(track, elements.description) : undefined
        const profile = description?.[1]
        video.picture = profile === undefined ? codec : `${codec} ${profile >> 5}`
        videoTrack = (await bytesOf(track, elements.number))?.at(-1) ?? 0
      }
      if (kind === 2) video.sound ??= codec
    }
  }
  // There is nothing behind its head.
  throw new Damaged()

  /** The profile of VP9, after a space: heads seldom tell it, the track's first frame does (VP9 bitstream, 6.2). Empty when it does not. */
  async function profileOfFrame(cluster: Part, track: number): Promise<string> {
    for await (const part of elementsOf(cluster)) {
      const block = part.name === elements.group ? await first(elementsOf(part), elements.block) : part
      if (block?.name !== elements.block && block?.name !== elements.simpleBlock) continue
      // The track's number, a time of two bytes, flags, the frame.
      const bytes = await read(block.from, 5)
      const frame = bytes.readUInt8(4)
      if (bytes[0] === (0x80 | track))
        return frame >> 6 === 2 ? ` ${((frame >> 5) & 1) | ((frame >> 3) & 2)}` : ''
    }
    return ''
  }
}
