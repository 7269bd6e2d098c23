import { expect, test } from 'vitest'
import { getPopups, setPopup } from './popup-store.ts'

test('every popup has a status flag, and all are closed at first', () => {
  expect(getPopups()).toEqual({
    video: { status: false, content: null },
    feedback: { status: false, suggested: '' },
    shops: { status: false, name: '', eans: [], shopList: { state: 'loading', links: [] } },
    cookies: { status: false },
    search: { status: false },
  })
})

test('opening one changes its flag alone, and keeps what else is known of it', () => {
  const links = [{ shop: 'Ozon', href: 'https://www.ozon.ru/' }]
  setPopup('shops', { name: 'Прядь 6-46', eans: ['2007700000161'], shopList: { state: 'ready', links } })
  setPopup('shops', { status: true })
  setPopup('video', { status: true, content: { slug: 'korni', title: 'Красим корни', picture: null } })
  expect(getPopups()).toMatchObject({
    video: { status: true, content: { slug: 'korni' } },
    feedback: { status: false },
    shops: { status: true, name: 'Прядь 6-46', shopList: { links } },
    cookies: { status: false },
  })
})
