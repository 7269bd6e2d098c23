import { type Observation, observe } from './score.ts'

/** Asks a server on this machine for a page, and scores it as the page of its public address. @throws when it does not answer 200. */
export async function observeServer(
  address: string,
  publicUrl: string,
): Promise<Observation & { headers: Headers }> {
  const answer = await fetch(address)
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return { ...observe({ url: new URL(publicUrl), headers: answer.headers, html }), headers: answer.headers }
}
