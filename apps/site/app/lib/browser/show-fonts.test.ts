// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Fonts that were asked for, with how to end the wait for each. */
let asked: { family: string; come: () => void; fail: () => void }[]
let added: string[]
let showFonts: typeof import('./show-fonts.ts').showFonts

beforeEach(async () => {
  asked = []
  added = []
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string
      constructor(family: string, _src: string) {
        this.family = family
      }
      load() {
        return new Promise<void>((come, fail) => {
          asked.push({ family: this.family, come, fail: () => fail(new Error('gone')) })
        })
      }
    },
  )
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family }: FontFace) => added.push(family) },
  })
  document.head.innerHTML = `<style>
    p { color: black }
    @media print { p { color: gray } }
    @media (scripting: none) {
      @font-face { font-family: Prata; src: url("/prata.woff2") }
      @font-face { font-family: "Golos Text"; font-weight: 600 900; src: url("/golos.woff2") }
    }
    @font-face { font-family: "Prata over Times"; src: local("Times New Roman") }
  </style>`
  vi.resetModules()
  ;({ showFonts } = await import('./show-fonts.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
  document.head.replaceChildren()
})

test('the fonts of pages without scripts are shown at once, when all of them have come or failed', async () => {
  const shown = showFonts()
  expect(asked.map(({ family }) => family)).toEqual(['Prata', 'Golos Text'])
  asked[0]?.come()
  await Promise.resolve()
  expect(added).toEqual([])
  asked[1]?.fail()
  await shown
  expect(added).toEqual(['Prata', 'Golos Text'])
})

test('they are fetched once, however often they are asked for', () => {
  void showFonts()
  void showFonts()
  expect(asked).toHaveLength(2)
})
