// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSite } from '../site/testing/a-site.ts'
import { renderOnSite } from '../site/testing/render-on-site.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import type { Step } from './load-home.server.ts'

const texts = aSite().texts.home.path
const next = { id: 'articles', title: 'Статьи' }
const whole: Step[] = (['test', 'choice', 'colouring', 'care'] as const).map((name) => ({
  name,
  hasArticle: true,
  hasLesson: true,
}))

test('four whole steps are introduced as such', () => {
  renderOnSite(<FirstSteps texts={texts} steps={whole} next={next} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText(texts.intro)).toBeTruthy()
})

test('a step that leads nowhere is left out, and nothing promises four of them', () => {
  const steps = whole.map((step) =>
    step.name === 'choice' ? { ...step, hasArticle: false, hasLesson: false } : step,
  )
  renderOnSite(<FirstSteps texts={texts} steps={steps} next={next} />)
  const [, second] = screen.getAllByRole('listitem')
  expect(second?.textContent).toMatch(/^2Окрашивание/)
  expect(screen.queryByText(texts.choice.title)).toBe(null)
  expect(screen.queryByText(texts.intro)).toBe(null)
})
