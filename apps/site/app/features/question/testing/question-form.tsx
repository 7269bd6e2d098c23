import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { aSite } from '#app/features/site/testing/a-site.ts'
import { renderOnSite } from '#app/features/site/testing/render-on-site.tsx'
import { stubNetwork } from '#app/lib/network/testing/stub-network.ts'
import { QuestionForm } from '../QuestionForm.tsx'

export const { forms, popups } = aSite().texts
const { feedback: labels, captcha } = forms

export const required = (field: string) => `Поле «${field}» обязательно для заполнения`

/** Stands in for the browser's worker that solves the challenge of the self-hosted captcha. */
class SolvingWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { response: 'a proof' } })))
  }
  terminate() {}
}

/** A question form of a site that takes every question; a test replaces the answers it is about. */
export function openForm({ suggested = '' } = {}) {
  vi.stubGlobal('Worker', SolvingWorker)
  const network = stubNetwork({
    '/captcha-challenge': () => Response.json({}),
    '/questions': () => Response.json({ status: 'sent', id: '17' }),
  })
  return {
    network,
    ...renderOnSite(<QuestionForm id="form" suggested={suggested} />, { path: '/ask' }),
  }
}

export const field = (name: 'name' | 'email' | 'question') =>
  screen.getByLabelText<HTMLInputElement>(labels[name].label)
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /согласие/ })
export const captchaBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: captcha.start })
export const button = (name: string) => screen.findByRole('button', { name })

/** Fills in everything but the captcha. */
export async function fillIn(user: UserEvent, question = 'С чего начать?') {
  await user.type(field('name'), 'Анна')
  await user.type(field('email'), 'anna@example.com')
  await user.type(field('question'), question)
  await user.click(consent())
}

/** Fills in everything, passes the captcha and sends. */
export async function send(user: UserEvent, question?: string) {
  await fillIn(user, question)
  await user.click(captchaBox())
  await screen.findByText(captcha.verified)
  await user.click(await button(labels.submit))
}
