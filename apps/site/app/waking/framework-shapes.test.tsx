/**
 * The knowledge of this folder about the output of React, React Router and Vite, compared with the installed versions themselves. A test that
 * fails after an upgrade names the piece that has to be mended: see README.md.
 */
import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { transform as compileStyles } from 'lightningcss'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type HandleDocumentRequestFunction,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'
import { guardRouteReload } from './guard-route-reload.ts'
import { ownScriptMark } from './own-scripts.server.ts'
import { createStylesOfPage } from './page-styles.ts'
import { reactDom } from './react-dom-files.ts'

const addresses = {
  entry: '/assets/entry-1.js',
  root: '/assets/root-1.js',
  manifest: '/assets/manifest-1.js',
}

const handleRequest: HandleDocumentRequestFunction = (request, status, headers, context) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={ownScriptMark} />,
      {
        nonce: ownScriptMark,
        onAllReady: () => {
          buffer(pipe(new PassThrough())).then(
            (html) => resolve(new Response(new Uint8Array(html), { status, headers })),
            reject,
          )
        },
        onShellError: reject,
      },
    )
  })

const route = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

/** A site of one page, as the build of React Router describes it. */
const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        loader: () => ({ title: 'Тон < 5' }),
        default: () => (
          <html lang="ru">
            <head>
              <title>Прядь</title>
            </head>
            <body>
              <Outlet />
              <Scripts />
            </body>
          </html>
        ),
      },
    },
  },
  assets: {
    entry: { module: addresses.entry, imports: [] },
    routes: { root: { ...route, id: 'root', path: '', module: addresses.root } },
    url: addresses.manifest,
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

const handle = createRequestHandler(build, 'production')

async function finishedPage(): Promise<string> {
  const rendered = await handle(new Request('http://site.test/'))
  const parts = {
    bootScript: 'boot()',
    stylesOf: () => 'p{}',
    laterStyles: '/assets/later.css',
    starters: [addresses.entry, addresses.manifest],
  }
  return finishHtml(Buffer.from(await rendered.arrayBuffer()), parts).html.toString()
}

test('the boot script is the only script that runs in a page of React Router', async () => {
  const html = await finishedPage()
  const running = [...html.matchAll(/<script(?![^>]*type="text\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script,
  )
  expect(running).toEqual(['boot()'])
  expect(html).not.toContain(ownScriptMark)
  expect(html).not.toMatch(/rel="modulepreload"/)
})

test('its context stands right before the module that starts it, and its data behind that', async () => {
  const types = [...(await finishedPage()).matchAll(/<script type="text\/(x-\w+)">/g)].map(([, type]) => type)
  expect(types.slice(0, 2)).toEqual(['x-context', 'x-module'])
  expect(types.length).toBeGreaterThan(2)
  expect(new Set(types.slice(2))).toEqual(new Set(['x-data']))
})

test('its data are JSON texts with the values of the loaders', async () => {
  const data = [...(await finishedPage()).matchAll(/<script type="text\/x-data">([\s\S]*?)<\/script>/g)]
  expect(data.map(([, text]) => JSON.parse(text ?? '')).join('')).toContain('Тон < 5')
})

test('the modules that start it are told from those that are run beforehand', async () => {
  const links = [
    ...(await finishedPage()).matchAll(/<link rel="x-modulepreload"( data-starter)? href="([^"]+)"/g),
  ]
  expect(
    links
      .filter(([, starter]) => starter)
      .map(([, , href]) => href)
      .toSorted(),
  ).toEqual([addresses.entry, addresses.manifest])
  expect(links.filter(([, starter]) => !starter).map(([, , href]) => href)).toEqual([addresses.root])
})

test('data of a page alone are asked for by an address that ends with .data, and for some routes alone', async () => {
  for (const path of ['/_.data', '/_.data?_routes=root']) {
    const answer = await handle(new Request(`http://site.test${path}`))
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toContain('Тон < 5')
  }
})

/** A file of the installed React Router, in the build that the tests use. */
function fileOfReactRouter(file: string): string {
  const main = fileURLToPath(import.meta.resolve('react-router'))
  return main.replace(/dist\/(\w+)\/.*/, `dist/$1/lib/${file}`)
}

test('React Router reloads a page whose code did not come by the lines that are replaced', async () => {
  const file = fileOfReactRouter('dom/ssr/routeModules.js')
  const { transform } = guardRouteReload()
  if (typeof transform !== 'function') throw new Error('The plugin has no transform.')
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const code = Reflect.apply(transform, context, [await readFile(file, 'utf8'), file])
  expect(code).toContain('__loadRoutePart')
})

test('React Router puts its router where the replaced lines look for it', async () => {
  const code = await readFile(fileOfReactRouter('dom-export/hydrated-router.js'), 'utf8')
  expect(code).toMatch(/window\.__reactRouterDataRouter = router\b/)
})

test('classes that lightningcss names by the pattern of vite.config.ts are found in a page', async () => {
  const config = await readFile(new URL('../../vite.config.ts', import.meta.url), 'utf8')
  const pattern = /cssModules: \{ pattern: '([^']+)' \}/.exec(config)?.[1]
  if (!pattern) throw new Error('vite.config.ts names no pattern of classes.')
  const compile = (component: string) => {
    const css = '.card { color: red }\n.card > p { margin: 0 }\n@media print { .card { color: black } }'
    const filename = `app/ui/${component}/${component}.module.css`
    return compileStyles({ filename, code: Buffer.from(css), minify: true, cssModules: { pattern } })
  }
  const [shown, other] = [compile('Shown'), compile('Other')]
  const stylesOf = createStylesOfPage(`${shown.code}${other.code}`)
  const page = Buffer.from(`<div class="${shown.exports?.card?.name}"><p>Текст</p></div>`)
  expect(stylesOf(page)).toBe(String(shown.code))
})

test.each(['react-dom/client', 'scheduler'])('%s is among the files of the largest part', (name) => {
  expect(fileURLToPath(import.meta.resolve(name))).toMatch(reactDom)
})
