import { expect, test } from 'vitest'
import { newVisitor, openAsleep, openAwake, resize, textOf } from './support/firefox.ts'
import { texts } from './support/texts.ts'

const { carousel, forms, navigation, popups, sections } = texts
const { feedback: labels } = forms

test('the main page: its carousel turns, a topic filters, an answer unfolds', async () => {
  const page = await newVisitor()
  await openAwake(page, '/')
  expect(await page.title()).toBe('Видеоуроки и советы по окрашиванию волос — Прядь')
  await page.locator(`button[aria-label="${carousel.next}"]`).click()
  await page.waitForSelector('button[aria-label^="Перейти"][aria-label$="2"][aria-current]')
  await page.locator(`nav[aria-label="${sections.tags.label}"] a[href="/?tag=sedina"]`).click()
  await page.waitForSelector('nav a[href="/?tag=sedina"][aria-current]')
  expect(await textOf(page, 'h1')).toBe('Седина')
  expect(await page.$$('#articles article')).toHaveLength(2)
  await page.locator('#faq details summary').click()
  await page.waitForSelector('#faq details[open] p', { visible: true })
})

test('a colour of the palette shows its shade and is marked', async () => {
  const page = await newVisitor()
  for (const width of [360, 430, 768, 1280]) {
    await resize(page, width)
    await openAwake(page, '/shades')
    await page.locator('#products a[title^="5-4 "]').click()
    await page.waitForSelector('#products a[title^="5-4 "][aria-current]')
    await page.waitForFunction(() => {
      const panel = document.querySelector('[data-chosen]')
      const title = panel?.querySelector('h2')?.textContent ?? ''
      const { top = -1, left = -1 } = panel?.getBoundingClientRect() ?? {}
      return (
        title.startsWith('5-4') &&
        location.hash === `#${panel?.id}` &&
        top >= 0 &&
        top < innerHeight &&
        left >= 0
      )
    })
  }
})

test('an article is opened without a reload, its heading has the focus, and Back returns to the place', async () => {
  const page = await newVisitor()
  await openAwake(page, '/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const link = await page.waitForSelector('#articles article:last-of-type a')
  await link?.scrollIntoView()
  await page.waitForFunction(() =>
    document.querySelector('#articles article a')?.checkVisibility({ contentVisibilityAuto: true }),
  )
  const before = await link?.evaluate((element) => element.getBoundingClientRect().top)
  await link?.click()
  await page.waitForSelector('article > header h1')
  await page.waitForFunction(() => document.activeElement?.localName === 'h1' && scrollY === 0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.goBack()
  await page.waitForFunction(
    (top = 0) => {
      const link = document.querySelector('#articles article:last-of-type a')
      return link && Math.abs(link.getBoundingClientRect().top - top) < 2
    },
    {},
    before,
  )
})

test('a shared lesson opens, and closing it removes its slug and unlocks the page', async () => {
  const page = await newVisitor()
  await openAwake(page, '/video?slug=smyvaem-krasku')
  expect(await textOf(page, 'dialog[open] h2')).toContain('Смываем краску')
  await page.waitForSelector('html.open-menu')
  expect(await textOf(page, 'dialog[open] ol a')).toContain('0:00')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => location.search === '')
  await page.waitForFunction(() => !document.querySelector('dialog[open], html.open-menu'))
})

test('a lesson is chosen from the list; Back closes it and gives the focus back', async () => {
  const page = await newVisitor()
  await openAwake(page, '/video')
  await page.locator('main a[href="/video?slug=smyvaem-krasku"]').click()
  await page.waitForSelector('dialog[open] ol a', { visible: true })
  await page.waitForFunction(() => location.search === '?slug=smyvaem-krasku')
  await page.goBack()
  await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  expect(await page.evaluate(() => location.pathname + location.search)).toBe('/video')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('href') === '/video?slug=smyvaem-krasku',
  )
})

test('a question is checked, sent and answered with its number', async () => {
  const page = await newVisitor()
  await openAwake(page, '/privacy')
  await page.locator(`header ::-p-text(${navigation.ask})`).click()
  const form = 'dialog[open] form'
  await page.locator(`${form} button[type=submit]`).click()
  expect(await textOf(page, `${form} [role=alert] p`)).toBe(forms.errorSummary)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.locator(`${form} [name=name]`).fill('Анна')
  await page.locator(`${form} [name=email]`).fill('anna@example.com')
  await page.locator(`${form} [name=question]`).fill('Волосы русые, хочу светлее на два тона. С чего начать?')
  await page.locator(`${form} [name=consent]`).click()
  await page.locator(`${form} fieldset input[type=checkbox]`).click()
  await page.waitForSelector(`${form} [data-captcha=verified]`)
  await page.locator(`${form} ::-p-text(${labels.submit})`).click()
  await page.waitForSelector(`dialog[open] ::-p-text(${popups.feedback.successTitle})`)
  expect(await textOf(page, 'dialog[open]')).toMatch(/Номер вопроса: \d+/)
})

test('a site that counts nobody asks nothing about cookies, and its settings say so', async () => {
  const page = await newVisitor()
  await openAwake(page, '/video')
  expect(await page.$(`aside[aria-label="${popups.cookie.title}"]`)).toBeNull()
  await page.locator(`footer ::-p-text(${texts.footer.cookieSettings})`).click()
  await page.waitForSelector('dialog[open] a[href="/cookies"]', { visible: true })
  expect(await textOf(page, 'dialog[open]')).toContain(popups.cookie.nothing.replaceAll('\u00a0', ' '))
  expect(await page.$('dialog[open] [name=analytics]')).toBeNull()
})

/** The router's message in the console of a page whose code has not come. */
const noNetwork = /NetworkError|error loading dynamically imported module|Error loading route module/i

test('without a network a link tells so, leaves the page whole, and opens when the network is back', async () => {
  const page = await newVisitor(noNetwork)
  await openAwake(page, '/privacy')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.setOfflineMode(true)
  await page.locator('footer a[href="/consent"]').click()
  expect(await textOf(page, '#offline:popover-open')).toContain(texts.errors.offline.title)
  await page.setOfflineMode(false)
  await page.waitForFunction(() => location.pathname === '/consent')
  await page.waitForFunction(() => document.activeElement?.localName === 'h1')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('without a network a page that is not awake stays whole', async () => {
  const page = await newVisitor(noNetwork)
  // Data is saved: the page sleeps until it is touched.
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  })
  await openAsleep(page, '/privacy')
  await page.setOfflineMode(true)
  await page.locator(`header ::-p-text(${navigation.ask})`).click()
  expect(await textOf(page, 'dialog[open]')).toContain(texts.errors.offline.title)
  await page.keyboard.press('Escape')
  await page.locator('footer a[href="/consent"]').click()
  expect(await textOf(page, '#offline:popover-open')).toContain(texts.errors.offline.title)
  expect(await page.evaluate(() => location.pathname)).toBe('/privacy')
})
