import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { aPicture, aTag } from './support/stub-content.ts'
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const grey = aTag({ description: 'Чем закрывают седину.', picture: aPicture() })
const henna = aTag({ id: '2', name: 'Хна', slug: 'hna' })

test('pages of topics fit every screen, and one that has nothing at all says so at once', {
  tag: '@full',
}, async ({ page, stub }) => {
  await stub.show({ tags: [grey, henna] })
  for (const { slug } of [grey, henna]) {
    await openAwake(page, `/?tag=${slug}`)
    await expectAccessible(page)
    await expectToFit(page)
  }
  await openAwake(page, '/?tag=hna')
  await expect(page.getByText(texts.sections.tags.empty)).toBeInViewport()
})
