import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Answer, siteSecret, type TestCms } from './cms.ts'

const mutation = `mutation Send($input: SendFaqPackageQuestionInput!) {
  sendFaqPackageQuestion(input: $input) { id }
}`

export type QuestionInput = {
  name: string
  email: string
  question: string
  recaptcha: string
  consent?: boolean
  idempotencyKey?: string | null
  pageUrl?: string | null
}

/** A question as a visitor would send it; its captcha is not solved unless a response is given. */
export function aQuestion(changes: Partial<QuestionInput> = {}): QuestionInput {
  return {
    name: 'Ольга',
    email: 'olga@example.ru',
    question: 'Можно ли закрасить седину тоном 6-46?',
    recaptcha: 'not solved',
    consent: true,
    ...changes,
  }
}

/** Headers of the public site that speaks for the visitor with this address. */
export function visitor(address: string): Record<string, string> {
  return { 'x-visitor-address': address, 'x-site-secret': siteSecret }
}

let lastHost = 0
/** Headers for a visitor whom no other test of the file knows. */
export function newVisitor(): Record<string, string> {
  lastHost += 1
  return visitor(`203.0.113.${lastHost}`)
}

export async function sendQuestion(
  cms: TestCms,
  input: QuestionInput,
  headers: Record<string, string> = newVisitor(),
): Promise<Answer> {
  return cms.ask(mutation, { input }, headers)
}

/** The number of a question that was taken; undefined of one that was not. */
export function idOf(answer: Answer): string | undefined {
  return answer.data?.sendFaqPackageQuestion?.id
}

/** How many stored questions have these words. */
export async function countQuestions(cms: TestCms, text: string): Promise<number> {
  const { totalDocs } = await cms.payload.count({
    collection: 'faq-questions',
    where: { 'asked.text': { equals: text } },
  })
  return totalDocs
}

export async function askChallenge(cms: TestCms): Promise<Challenge> {
  return (await cms.ask('{ captchaChallenge }')).data.captchaChallenge
}

/** The response that a visitor's browser computes for a challenge. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return toResponse({ challenge, solution })
}

export async function solveNew(cms: TestCms): Promise<string> {
  return solve(await askChallenge(cms))
}

/** Base64 of the JSON: the form in which ALTCHA's widget hands over a solution. */
export function toResponse(solved: object): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64')
}

export function fromResponse(response: string): {
  challenge: Challenge
  solution: { counter: number; derivedKey: string; time: number }
} {
  return JSON.parse(Buffer.from(response, 'base64').toString('utf8'))
}
