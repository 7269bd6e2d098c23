import { createHmac, randomBytes } from 'node:crypto'
import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import { type CountName, isQueryName } from '@pryad/contract/counting/count-names.ts'
import { countOperation } from '@pryad/contract/generated/operations.ts'
import { BackendKind, send, type TransportOptions } from './graphql-over-http.server.ts'

type Entry = { name: CountName; key: string; times: number }

type CountQueueOptions = {
  /** Hands over at most a hundred entries. Entries that fail are dropped: a sum that lacks some is better than a visitor who waits. */
  send: (entries: Entry[]) => Promise<void>
  /** How long counts wait for others to go with, in milliseconds. */
  delayMs?: number
}

/** The most different sums that wait at once; further ones are dropped. */
const maxWaiting = 500
/** The most entries that the API takes at once. */
const maxEntries = 100
const usualDelayMs = 2000
/** How many queries of one address count in a minute. Anybody can invent some, and a day has room for some thousand. */
const queriesPerMinute = 10
/** Beyond this many addresses in a minute, the counting starts over. */
const maxAddresses = 10_000

/** Sums that wait in memory to be sent together. Nobody ever waits for them. */
export class CountQueue {
  readonly #waiting = new Map<string, Entry>()
  /** Queries of each address in this minute, by its hash. */
  readonly #queries = new Map<string, number>()
  #minuteEnd = 0
  readonly #hashAddress = createAddressHash()
  readonly #send: CountQueueOptions['send']
  readonly #delayMs: number
  #timer: NodeJS.Timeout | undefined
  #isOn = false

  constructor({ send: handOver, delayMs = usualDelayMs }: CountQueueOptions) {
    this.#send = handOver
    this.#delayMs = delayMs
  }

  /** Whether the API wants to be told, as its settings were last heard. Until they are heard, nothing is taken. */
  set isOn(isOn: boolean) {
    this.#isOn = isOn
    if (!isOn) this.#waiting.clear()
  }

  /** Adds one, unless the key must not be counted, or is one of too many queries from the sender's address. */
  add(name: CountName, key: string, address: string): void {
    const known = this.#isOn ? toCountKey(name, key) : null
    if (known === null || (isQueryName(name) && this.#isTooMuch(address))) return
    const place = `${name} ${known}`
    const entry = this.#waiting.get(place)
    if (entry) entry.times += 1
    else if (this.#waiting.size < maxWaiting) this.#waiting.set(place, { name, key: known, times: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), this.#delayMs).unref()
  }

  #isTooMuch(address: string): boolean {
    const now = Date.now()
    if (now >= this.#minuteEnd || this.#queries.size >= maxAddresses) {
      this.#queries.clear()
      this.#minuteEnd = now + 60_000
    }
    const sender = this.#hashAddress(address)
    const queries = (this.#queries.get(sender) ?? 0) + 1
    this.#queries.set(sender, queries)
    return queries > queriesPerMinute
  }

  /** Sends the waiting entries. Never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const entries = [...this.#waiting.values()]
    this.#waiting.clear()
    for (let start = 0; start < entries.length; start += maxEntries) {
      await this.#send(entries.slice(start, start + maxEntries)).catch(() => undefined)
    }
  }
}

/** Sends counts to the API, in the name of the site itself. */
export function createCountQueue({ siteSecret, ...options }: Transport): CountQueue {
  const transport: TransportOptions = options
  return new CountQueue({
    send: async (entries) => {
      // The API believes nobody without it.
      if (!siteSecret) return
      await send(
        countOperation,
        { entries },
        { ...transport, visitor: { secret: siteSecret }, backend: new BackendKind() },
      )
    },
  })
}

type Transport = Pick<TransportOptions, 'baseUrl' | 'timeoutMs'> & { siteSecret: string | undefined }

/** Makes hashes that tell addresses of visitors apart for a limit, with a key that ends with the process: no address is kept. */
export function createAddressHash(): (address: string) => string {
  const key = randomBytes(32)
  return (address) => createHmac('sha256', key).update(address).digest('base64url')
}
