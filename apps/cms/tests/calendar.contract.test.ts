import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { testCms } from './support/cms.ts'
import { signIn } from './support/people.ts'

const cms = await testCms()
const { calendarHint } = await import('../src/operations/dashboard/warnings.ts')
const { loadCalendar } = await import('../src/questions/working-days.ts')

/** The message about the production calendar that the panel's first page shows to a role. */
async function hint(role: 'expert' | 'editor' | 'admin', day: string): Promise<string | undefined> {
  const { id } = await signIn(cms, role)
  const user = await cms.payload.findByID({ collection: 'users', id })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload)
  return calendarHint(req, new Date(`${day}T12:00:00+03:00`))
}

const isWorking = async (day: string) => (await loadCalendar(cms.payload))(day)

async function mark(day: string, kind: 'off' | 'working'): Promise<void> {
  const data = { note: 'Перенос', from: `${day}T12:00:00.000Z`, kind }
  await cms.payload.create({ collection: 'calendar-days', data })
}

test('the calendar knows holidays of every year, and the moved days of its content', async () => {
  expect(await isWorking('2026-01-08')).toBe(false)
  expect(await isWorking('2026-01-09')).toBe(false)
  expect(await isWorking('2026-12-31')).toBe(false)
  expect(await isWorking('2031-06-12')).toBe(false)
  expect(await isWorking('2031-06-11')).toBe(true)
})

test('people who may fill in the calendar are asked for a year’s moved days until they are there', async () => {
  for (const role of ['editor', 'admin'] as const) {
    expect(await hint(role, '2026-10-15')).toBeUndefined()
    expect(await hint(role, '2040-12-01')).toContain('на 2040 год')
  }
  expect(await hint('expert', '2040-12-01')).toBeUndefined()
  await mark('2040-11-10', 'working')
  expect(await isWorking('2040-11-10')).toBe(true)
  for (const day of ['2040-01-09', '2040-05-04', '2040-12-31']) {
    expect(await hint('editor', '2040-10-15')).toContain('на 2040 год')
    await mark(day, 'off')
  }
  expect(await hint('editor', '2040-10-15')).toBeUndefined()
  // 12 June 2033 is a Sunday, so that the Monday is off by law.
  expect(await isWorking('2033-06-13')).toBe(false)
  await mark('2033-06-13', 'working')
  expect(await isWorking('2033-06-13')).toBe(true)
})
