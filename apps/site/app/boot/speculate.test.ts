// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { speculationRules } from '../waking/speculation-rules.ts'
import { speculate } from './speculate.ts'

afterEach(() => {
  dispatchEvent(new Event('awake'))
  document.documentElement.removeAttribute('data-awake')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const rules = () => [...document.querySelectorAll('script[type=speculationrules]')]

test('the rules stand in the page letter by letter, as its policy names them, until it is awake', () => {
  speculate()
  expect(rules().map(({ textContent }) => textContent)).toEqual([speculationRules])
  dispatchEvent(new Event('awake'))
  expect(rules()).toEqual([])
})

test('a page that is awake already gets no rules', () => {
  document.documentElement.dataset.awake = ''
  speculate()
  expect(rules()).toEqual([])
})

describe('the rules', () => {
  const shape = z.object({
    prerender: z.tuple([
      z.object({
        where: z.object({
          and: z.tuple([
            z.object({ href_matches: z.literal('/*') }),
            z.object({ not: z.object({ selector_matches: z.string() }) }),
          ]),
        }),
        eagerness: z.literal('moderate'),
      }),
    ]),
  })
  const [{ where }] = shape.parse(JSON.parse(speculationRules)).prerender
  const [, { not }] = where.and
  const isLeftOut = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('a')?.matches(not.selector_matches)
  }

  test.each([
    '<a href="/video">Видео</a>',
    '<a href="/articles/kak-krasit">Статья</a>',
    '<a href="/?tag=sedina" class="link">Седина</a>',
  ])('let the browser render ahead: %s', (html) => {
    expect(isLeftOut(html)).toBe(false)
  })

  test.each([
    '<a href="/ask" data-dialog="popup-feedback">Задать вопрос</a>',
    '<a href="/video" target="_blank">Видео</a>',
    '<a href="/shops?ean=2007700000161">Где купить</a>',
  ])('leave out: %s', (html) => {
    expect(isLeftOut(html)).toBe(true)
  })
})
