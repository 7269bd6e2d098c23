import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Beyond this many senders in a period, the counting starts over. */
const maxSenders = 10_000

/** Says when one sender has had its share of a period; of the sender it keeps a hash, until the period ends. */
export class AddressLimit {
  readonly #times = new Map<string, number>()
  #end = 0
  readonly #hash = createAddressHash()
  readonly #most: number
  readonly #milliseconds: number

  constructor(most: number, milliseconds: number) {
    this.#most = most
    this.#milliseconds = milliseconds
  }

  /** Counts one of an address. `what` of it is limited for itself. */
  isOver(address: string, what = ''): boolean {
    const now = Date.now()
    if (now >= this.#end || this.#times.size >= maxSenders) {
      this.#times.clear()
      this.#end = now + this.#milliseconds
    }
    const sender = `${what} ${this.#hash(address)}`
    const times = (this.#times.get(sender) ?? 0) + 1
    this.#times.set(sender, times)
    return times > this.#most
  }
}

/** Makes hashes that tell addresses of visitors apart for a limit, with a key that ends with the process: no address is kept. */
export function createAddressHash(): (address: string) => string {
  const key = randomBytes(32)
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url')
}

/** A machine has endless addresses of IPv6, all in one network of 64 bits, which counts as one. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join()
}
