import { toCountKey } from '@pryad/contract/counting/count-key.ts'
import { type CountName, isQueryName } from '@pryad/contract/counting/count-names.ts'
import { readVital } from '@pryad/contract/counting/vital-keys.ts'
import { countOperation } from '@pryad/contract/generated/operations.ts'
import { AddressLimit } from './address-limits.server.ts'
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
const minute = 60_000
/**
 * How many page loads and errors of scripts of one address count in a day. A person reads no more; and among some hundred visitors one who
 * invents values moves the speed that is shown by a few.
 */
const loadsPerDay = 40
const errorsPerDay = 20
const day = 24 * 60 * minute

/** Sums that wait in memory to be sent together. Nobody ever waits for them. */
export class CountQueue {
  readonly #waiting = new Map<string, Entry>()
  readonly #queries = new AddressLimit(queriesPerMinute, minute)
  readonly #loads = new AddressLimit(loadsPerDay, day)
  readonly #errors = new AddressLimit(errorsPerDay, day)
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

  /** Adds one, unless the key must not be counted, or is one of too many from the sender's address. */
  add(name: CountName, key: string, address: string): void {
    const known = this.#isOn ? toCountKey(name, key) : null
    if (known === null || this.#isTooMuch(name, known, address)) return
    const place = `${name} ${known}`
    const entry = this.#waiting.get(place)
    if (entry) entry.times += 1
    else if (this.#waiting.size < maxWaiting) this.#waiting.set(place, { name, key: known, times: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), this.#delayMs).unref()
  }

  #isTooMuch(name: CountName, key: string, address: string): boolean {
    if (isQueryName(name)) return this.#queries.isOver(address)
    if (name === 'vital') return this.#loads.isOver(address, readVital(key)?.vital)
    return name === 'script-error' && this.#errors.isOver(address)
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
