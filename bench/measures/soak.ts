import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { recaptchaSecret, startRecaptchaStandIn } from '../../apps/cms/tests/support/recaptcha-stand-in.ts'
import {
  apiAnswers,
  type Installation,
  killCms,
  startInstallation,
} from '../../crash/support/installation.ts'
import { firstAccount, hireRecipients } from '../../crash/support/staff.ts'
import { expectedLetters, missingLetters, readStored } from '../../crash/support/stored.ts'
import { until } from '../../crash/support/until.ts'
import { passStandIn, proxySettings, type Sent, Visitor } from '../../crash/support/visitor.ts'
import { watchPages } from '../../crash/support/watch-pages.ts'
import { interruption } from '../../scripts/tasks/command.ts'
import { atLeast, atMost, type Figure, plain } from '../support/figure.ts'

const questions = 1000
const clients = 8
/** How long a visitor rests between two questions: without it all would be sent between two kills. */
const pauseMilliseconds = 1000
const recipients = 3
/** How long the cms runs between two kills. */
const fromSeconds = 2
const toSeconds = 5
/** The sending ends by then, whatever happens. */
const longestMilliseconds = 30 * 60_000
/** Letters that were being sent when the cms was killed are taken up again after some minutes. */
const lettersMilliseconds = 6 * 60_000

/**
 * A thousand questions by the site's form, while the cms is killed every few seconds. The captcha is a stand-in for reCAPTCHA: the
 * site's own would take most of the time of both processors.
 */
export async function measureSoak(seed: string): Promise<Figure[]> {
  const captcha = await startRecaptchaStandIn()
  const settings = {
    ...proxySettings,
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_SITEKEY: 'key',
    RECAPTCHA_SECRET: recaptchaSecret,
    RECAPTCHA_URL: captcha.url,
  }
  try {
    const installation = await startInstallation(seed, { settings })
    try {
      await hireRecipients(await firstAccount(installation), recipients)
      return await soak(installation)
    } finally {
      await installation.stop()
    }
  } finally {
    await captcha.stop()
  }
}

async function soak(installation: Installation): Promise<Figure[]> {
  const { siteUrl, cmsUrl, dataDir } = installation
  const signal = AbortSignal.any([AbortSignal.timeout(longestMilliseconds), interruption])
  const pages = await watchPages(siteUrl)
  const sent: Sent[] = []
  let begun = 0
  const sending = Promise.all(
    Array.from({ length: clients }, async () => {
      while (begun < questions && !signal.aborted) {
        begun += 1
        const visitor = new Visitor(siteUrl, { captcha: passStandIn })
        // When time is up, the questions acknowledged by then are checked, and the rest counts as missing.
        const acknowledged = await visitor.sendUntilAcknowledged(signal).catch(() => undefined)
        if (acknowledged) sent.push(acknowledged)
        await wait(pauseMilliseconds)
      }
    }),
  )
  const isOver = sending.then(() => true)
  const seconds: number[] = []
  while (!(await Promise.race([isOver, wait(randomInt(fromSeconds * 1000, toSeconds * 1000), false)]))) {
    seconds.push(await killCms(installation))
    console.log(`  ${sent.length} acknowledged after ${seconds.length} kills`)
  }
  interruption.throwIfAborted()
  const { asked, failures } = await pages.end()
  for (const failure of new Set(failures)) console.log(`  ${failure}`)

  // The next start sends the letters that were lost with a process.
  seconds.push(await killCms(installation))
  await until('the cms answers', () => apiAnswers(cmsUrl))
  const untold = () => {
    const stored = readStored(dataDir)
    return missingLetters(expectedLetters(stored.questions, stored.recipients), stored.mails).length
  }
  await until('everybody is told', () => untold() === 0, lettersMilliseconds).catch(() => undefined)

  const { questions: stored } = readStored(dataDir)
  const lost = sent.filter(({ key, id }) => !stored.some((one) => one.key === key && one.id === id))
  return [
    plain('soak: kills of the cms', seconds.length, ''),
    atLeast('soak: questions acknowledged', sent.length, questions, ''),
    atMost('soak: acknowledged questions lost', lost.length, 0, ''),
    atMost('soak: questions stored twice', stored.length - new Set(stored.map(({ key }) => key)).size, 0, ''),
    atMost(`soak: recipients without a letter, of ${stored.length * recipients}`, untold(), 0, ''),
    atLeast(
      `soak: known pages answered 200, of ${asked}`,
      (100 * (asked - failures.length)) / asked,
      100,
      '%',
    ),
    atMost('soak: longest until the cms answered again', Math.max(...seconds), 10, 's'),
  ]
}
