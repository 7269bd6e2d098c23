// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchCounts } from '#app/features/statistics/testing/watch-counts.ts'
import { field, forms, openForm } from './testing/question-form.tsx'

const { answers: labels } = forms.feedback
const beard = 'Муж хочет закрасить седую бороду'

const answers = ['1', '2', '3'].map((id) => ({
  id,
  title: `Ответ ${id}`,
  answer: `<p>Текст ${id} и <a href="/articles/beard">статья</a></p>`,
  href: `/faq#faq-${id}`,
}))

/** A form whose ready answers come. */
function open(...found: typeof answers) {
  const form = openForm()
  form.network.answers['/similar-answers'] = () => Response.json({ answers: found })
  return { ...form, counts: watchCounts() }
}

const details = (title: string) => {
  const entry = screen.getByText(title).closest('details')
  if (!entry) throw new Error(`«${title}» cannot be unfolded.`)
  return entry
}

test('answers are looked for once a question says enough, are said aloud, and each is counted once', async () => {
  const { user, network, counts } = open(...answers)
  expect(screen.queryByText(labels.waiting)).toBeNull()
  await user.click(field('question'))
  await screen.findByText(labels.waiting)
  await user.type(field('question'), 'Муж хочет')
  await user.type(field('question'), ' закрасить седую бороду')
  await screen.findByText('Ответ 3')
  expect(screen.getByRole('status').textContent).toBe(labels.title)
  await user.type(field('question'), ' хной')
  await waitFor(() =>
    expect(network.asked('/similar-answers').at(-1)?.form.get('question')).toBe(`${beard} хной`),
  )
  const shown = ['1', '2', '3'].map((id) => `suggestion-shown ${id}`)
  await waitFor(() => expect(counts).toEqual(shown))
  // Nothing was asked about the beginning, which any question may have.
  for (const { form } of network.asked('/similar-answers'))
    expect(form.get('question')).toContain('закрасить')
})

test('an answer is read in place, none takes its place meanwhile, and it can be thanked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user, network, counts } = open(...answers)
  await user.type(field('question'), beard)
  await screen.findByText('Ответ 1')
  details('Ответ 1').open = true
  await screen.findByText(/Текст 1/)
  network.answers['/similar-answers'] = () => Response.json({ answers: answers.slice(1) })
  const before = network.asked('/similar-answers').length
  await user.type(field('question'), ' Можно ли беременным?')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const entry = within(details('Ответ 1'))
  expect(entry.getByRole('link', { hidden: true }).getAttribute('target')).toBe('_blank')
  await user.click(entry.getByRole('button', { name: labels.helped, hidden: true }))
  expect(document.activeElement?.textContent).toBe(labels.thanks)
  expect(counts).toContain('suggestion-helped 1')
  expect(network.asked('/similar-answers')).toHaveLength(before)
  // Folded, it gives way to others.
  details('Ответ 1').open = false
  await waitFor(() => expect(screen.queryByText('Ответ 1')).toBeNull())
})

test('a question that nothing answers is told so', async () => {
  const { user } = open()
  await user.type(field('question'), beard)
  await screen.findByText(labels.none)
})

test('without an answer of the server the form stays as it is', async () => {
  const { user, network } = open()
  network.answers['/similar-answers'] = () => new Response(null, { status: 503 })
  await user.type(field('question'), beard)
  await waitFor(() => expect(network.asked('/similar-answers')).not.toEqual([]))
  screen.getByText(labels.waiting)
  expect(field('question').value).toBe(beard)
})
