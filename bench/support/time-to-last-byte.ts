import { get } from 'node:http'

/** Milliseconds from a request to the last byte of its answer, as it is on the wire: unpacking it is the browser's time. */
export function timeToLastByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The page was answered with ${answer.statusCode}.`))
      answer.on('error', reject).on('end', () => resolve(performance.now() - begin))
      answer.resume()
    }).on('error', reject)
  })
}
