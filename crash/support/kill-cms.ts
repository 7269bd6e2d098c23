import type { Installation } from './installation.ts'
import { until } from './until.ts'

/** Far more than it may take: a measurement compares with the target. */
const patienceMilliseconds = 60_000

/** Whether the content API answers. */
export async function apiAnswers(cmsUrl: string): Promise<boolean> {
  try {
    const query = encodeURIComponent('{__typename}')
    const answer = await fetch(`${cmsUrl}/graphql?query=${query}`, { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    return false
  }
}

/** Kills the cms and waits until it answers again: gives the seconds that took. */
export async function killCms({ cmsUrl, kill, pidOf }: Installation): Promise<number> {
  const killed = pidOf('cms')
  const since = performance.now()
  kill('cms')
  const isBack = async () => ![undefined, killed].includes(pidOf('cms')) && (await apiAnswers(cmsUrl))
  await until('the cms answers again', isBack, patienceMilliseconds)
  return (performance.now() - since) / 1000
}
