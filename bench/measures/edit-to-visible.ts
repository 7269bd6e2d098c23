import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../support/editor.ts'
import { atMost, type Figure, medianOf } from '../support/figure.ts'

const edits = 15

type Place = { siteUrl: string; cmsUrl: string; dataDir: string }

/** From sending a change of an article's title until `/` shows it. */
export async function measureEditToVisible({ siteUrl, ...cms }: Place): Promise<Figure> {
  const editor = await signIn(cms)
  const time = await medianOf(edits, async () => {
    await fetch(siteUrl)
    const begin = performance.now()
    const title = await editor.edit()
    while (!(await (await fetch(siteUrl)).text()).includes(title)) await wait(5)
    return performance.now() - begin
  })
  return atMost('edit to visible', time, 300, 'ms')
}
