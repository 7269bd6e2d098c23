import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { fillIn } from './support/question-form.ts'
import { test } from './support/test.ts'
import { texts, withHyphens } from './support/texts.ts'

const { carousel, home, sections } = texts

test.describe('carousel', () => {
  const current = (page: Page) =>
    page.getByRole('button', { name: /Перейти к\sслайду/ }).and(page.locator('[aria-current]'))

  test('buttons and dots lead from slide to slide, and round', async ({ page }) => {
    await openAwake(page, '/')
    const region = page.getByRole('region', { name: carousel.label })
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 1')
    await region.getByRole('button', { name: carousel.next }).click()
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 2')
    await expect(region.getByText('48 часов, которые стоит подождать')).toBeInViewport()
    await region.getByRole('button', { name: 'Перейти к слайду 5' }).click()
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 5')
    await region.getByRole('button', { name: carousel.next }).click()
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 1')
    await region.getByRole('button', { name: carousel.previous }).click()
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 5')
  })

  test('the keyboard scrolls the strip', async ({ page }) => {
    await openAwake(page, '/')
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 1')
    await page.getByRole('region', { name: carousel.label }).locator('ul').focus()
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 2')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
    test('a swipe leads to the next slide', async ({ page }) => {
      await openAwake(page, '/')
      const box = await page.getByRole('region', { name: carousel.label }).locator('ul').boundingBox()
      const y = (box?.y ?? 0) + 60
      const browser = await page.context().newCDPSession(page)
      const finger = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints })
      await finger('touchStart', { x: 300, y })
      for (let x = 290; x >= 60; x -= 10) await finger('touchMove', { x, y })
      await finger('touchEnd')
      await expect(current(page)).toHaveAccessibleName('Перейти к слайду 2')
    })
  })

  test('no slide moves by itself', async ({ page }) => {
    await page.clock.install()
    await openAwake(page, '/')
    await page.clock.runFor(20_000)
    await expect(current(page)).toHaveAccessibleName('Перейти к слайду 1')
  })

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false })
    test('it is a strip that scrolls, without buttons that could do nothing', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: carousel.next })).toBeHidden()
      await expect(page.getByText('48 часов, которые стоит подождать', { exact: true })).toBeAttached()
    })
  })
})

test.describe('topics', () => {
  test('a topic filters the page by its address, and stays where one is', async ({ page }) => {
    await openAwake(page, '/')
    const topics = page.getByRole('navigation', { name: sections.tags.label })
    await topics.getByRole('link', { name: 'Седина' }).click()
    await expect(page).toHaveURL('/?tag=sedina')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Седина')
    await expect(topics.getByRole('link', { name: 'Седина' })).toHaveAttribute('aria-current', 'true')
    const articles = page.locator('#articles').getByRole('article')
    await expect(articles).toHaveCount(2)
    await expect(page.locator('#lessons').getByRole('article')).toHaveCount(1)
    await expect(page.locator('#products nav').getByRole('link', { name: /^\d+-\d+ / })).toHaveCount(7)
    await topics.getByRole('link', { name: sections.tags.all }).click()
    await expect(articles).toHaveCount(14)
  })

  test('lessons are filtered, too; a topic without lessons says so kindly', async ({ page }) => {
    await openAwake(page, '/video?tag=sedina')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.goto('/video?tag=temnye-ottenki')
    await expect(page.getByText(sections.video.empty)).toBeVisible()
  })
})

test.describe('questions and answers', () => {
  test('an answer unfolds and folds', async ({ page }) => {
    await openAwake(page, '/')
    const question = page.getByRole('heading', { name: /Мыть\sли\sголову/ })
    const answer = page.getByText('Стойкую краску и краску без аммиака наносят на сухие волосы')
    await expect(answer).toBeHidden()
    await question.click()
    await expect(answer).toBeVisible()
    await question.click()
    await expect(answer).toBeHidden()
  })

  test('an answer has an address of its own that opens it', async ({ page }) => {
    await page.goto('/')
    const id = await page.locator('#faq details[id]').nth(11).getAttribute('id')
    await page.goto('about:blank')
    await openAwake(page, `/#${id}`)
    const entry = page.locator(`#${id}`)
    await expect(entry).toHaveAttribute('open')
    await expect(entry).toBeInViewport()
  })
})

test.describe('questions under their topics', () => {
  test('eight come first, the rest unfolds; each has a link to itself that opens it', async ({ page }) => {
    await openAwake(page, '/')
    const faq = page.locator('#faq')
    await expect(faq.getByRole('heading', { level: 3, name: 'Безопасность' }).first()).toBeVisible()
    await expect(faq.locator('details[id]:visible')).toHaveCount(8)
    await faq.getByText(`${sections.articles.more} 20`).click()
    await expect(faq.locator('details[id]:visible')).toHaveCount(28)
    const entry = faq.locator('details[id]').nth(11)
    await entry.locator('summary').click()
    await entry.getByRole('link', { name: sections.faq.link }).click()
    await expect(page).toHaveURL(`/#${await entry.getAttribute('id')}`)
    await expect(entry).toHaveAttribute('open')
  })
})

test('lists are there though something, such as a translator, has changed the page before it woke', async ({
  page,
  expectedConsole,
}) => {
  const notTakenOver = /Minified React error #418/
  expectedConsole.push(notTakenOver)
  await page.addInitScript(() => {
    const translator = new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      if (!heading) return
      translator.disconnect()
      heading.innerHTML = '<font>Colour at home</font>'
    })
    translator.observe(document, { childList: true, subtree: true })
  })
  const complaint = page.waitForEvent('pageerror', ({ message }) => notTakenOver.test(message))
  await openAwake(page, '/')
  await complaint
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
  await expect(page.locator('#articles').getByRole('article')).toHaveCount(14)
  await page.getByRole('heading', { name: /Мыть\sли\sголову/ }).click()
  await expect(page.getByText('Стойкую краску и краску без аммиака наносят на сухие волосы')).toBeVisible()
  const shade = page.locator('#products').getByRole('article').first()
  await shade.getByText(sections.products.details).click()
  await expect(shade.getByText(/Смешайте крем/)).toBeVisible()
})

test('after something, such as a translator, has broken the page, a link brings all of it back', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/removeChild/)
  await openAwake(page, '/')
  const form = page.locator('#ask')
  await form.getByRole('button', { name: texts.forms.feedback.submit }).click()
  await form.getByText(texts.forms.errorSummary).evaluate((message) => message.remove())
  await fillIn(form)
  await form.getByRole('checkbox', { name: texts.forms.captcha.start }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    withHyphens(texts.errors.serverError.title),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Вопросы и ответы' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
  await expect(page.locator('#articles').getByRole('article')).toHaveCount(14)
  await expect(page.locator('#faq details').first()).toBeInViewport()
})

test.describe('shade shelf', () => {
  test('a colour leads to its shade', async ({ page }) => {
    await openAwake(page, '/')
    await page.locator('#products').getByRole('link', { name: '0-22 Аметист', exact: true }).click()
    await expect(page.getByRole('heading', { name: /0-22\s*Аметист/ })).toBeInViewport()
  })

  test('a shade tells more about itself', async ({ page }) => {
    await openAwake(page, '/')
    const shade = page.locator('#products').getByRole('article').first()
    await expect(shade.getByText(/Глубокий чёрный без\sсиневы/)).toBeVisible()
    await expect(shade.getByText(/Смешайте крем/)).toBeHidden()
    await shade.getByText(sections.products.details).click()
    await expect(shade.getByText(/Смешайте крем/)).toBeVisible()
  })
})

test.describe('the path of the first time', () => {
  test('four steps lead through articles and lessons that are there', async ({ page, request }) => {
    await openAwake(page, '/')
    const path = page.locator('#path')
    await expect(path.getByRole('heading', { level: 3 })).toHaveText(['Тест', 'Выбор', 'Окрашивание', 'Уход'])
    const links = path.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(8)
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect((await request.get(href)).status(), href).toBe(200)
    }
    await path.getByRole('link', { name: home.path.test.lesson }).click()
    await expect(page).toHaveURL(home.path.test.lessonUrl)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

/** How many lines a heading takes. */
function linesOf(page: Page, name: string): Promise<number> {
  return page
    .getByRole('heading', { name })
    .first()
    .evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
}

for (const width of [360, 768, 1280, 1920]) {
  test(`no dash of the first slide stands on a line with one word, and the page’s heading takes two lines, three on a phone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAwake(page, '/')
    await page.evaluate(() => document.fonts.ready)
    expect(await linesOf(page, 'Окрашивание дома')).toBe(2)
    expect(await linesOf(page, home.title)).toBeLessThanOrEqual(width > 360 ? 2 : 3)
  })
}

test('on a large screen the slides reach from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openAwake(page, '/')
  const slide = await page
    .getByRole('region', { name: carousel.label })
    .getByRole('listitem')
    .first()
    .boundingBox()
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width)
  expect(slide?.x).toBe(0)
  expect(Math.abs((slide?.width ?? 0) - width)).toBeLessThan(1)
})

test('descriptions of articles and lessons are whole', async ({ page }) => {
  await openAwake(page, '/')
  const cut = await page
    .locator('#articles p, #lessons p')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test('the form stays in sight beside the questions while they are read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openAwake(page, '/')
  await page.locator('#faq').getByText(`${sections.articles.more} 20`).click()
  await page.locator('#faq details[id]').nth(20).scrollIntoViewIfNeeded()
  await expect(page.locator('#ask').getByRole('heading')).toBeInViewport()
})
