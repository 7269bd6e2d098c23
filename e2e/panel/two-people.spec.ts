import { expect, type Page } from '@playwright/test'
import { awake, description, publish } from './support/panel.ts'
import { test } from './support/test.ts'

const said = 'Сначала промойте водой.'
const state = (page: Page) => page.getByRole('region', { name: 'Проверка' }).getByRole('status')

test('first aid that an editor changes is on the site once a colleague has checked it', {
  tag: '@full',
}, async ({ editor, openAs, visitor, expectedConsole }) => {
  // The browser tells of the refusal, and of the document that is taken.
  expectedConsole.push(/status of 4(00|23)/)
  const [boris, vera] = [await openAs('Борис', 'editor'), await openAs('Вера', 'editor')]
  const { id, description: before } = await editor.first<{ description: string }>(
    'pages',
    'where[slug][equals]=help',
  )
  const address = `/admin/collections/pages/${id}`
  await boris.goto(address)
  await (await awake(description(boris))).fill(said)
  await expect(state(boris)).toContainText('Проверить должен другой человек')
  await publish(boris)
  await expect(boris.getByText(/попросите\sколлегу\sпрочесть/)).toBeVisible()

  await vera.goto(address)
  await expect(state(vera)).toContainText('ещё никто')
  await vera.getByRole('button', { name: 'Проверено' }).press('Enter')
  await expect(state(vera)).toContainText('Проверил(а) Вера')

  await publish(boris)
  await expect.poll(async () => (await visitor.request.get('/help')).text()).toContain(said)
  const [entry] = await editor.all(
    'audit-log',
    `where[documentId][equals]=${id}&where[place][equals]=pages&sort=-id`,
  )
  expect(entry).toMatchObject({ personName: 'Борис', details: expect.stringContaining('Проверил(а): Вера') })
  await editor.update('pages', id, { description: before, _status: 'published' })
})
