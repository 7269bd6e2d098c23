/**
 * Compares the folder's knowledge of React Router with the installed version. A test that fails after an upgrade names the coupling that has to
 * be mended: see README.md.
 */
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, type EntryContext, Outlet, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { guardRouteReload } from './guard-route-reload.ts'
import { toPageStart } from './page-start.ts'

const addresses = {
  entry: '/assets/entry-1.js',
  root: '/assets/root-1.js',
  manifest: '/assets/manifest-1.js',
}

/** The router's description of a page, as the server's entry gets it. */
let told: EntryContext | undefined

const handleRequest = (_request: Request, status: number, headers: Headers, context: EntryContext) => {
  told = context
  return new Response(null, { status, headers })
}

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

test('a page is described by what the router’s own scripts would load', async () => {
  await handle(new Request('http://site.test/'))
  if (!told?.serverHandoffStream) throw new Error('The router hands over no data.')
  const page = toPageStart(told, await text(told.serverHandoffStream))
  expect(page).toMatchObject({
    context: { ssr: true, isSpaMode: false, routeDiscovery: { mode: 'initial' } },
    imports: [addresses.manifest],
    routes: { root: addresses.root },
    entry: addresses.entry,
  })
  expect(page.data).toContain('Тон < 5')
})

test('the router in the browser reads what is set up for it', async () => {
  const code = await readFile(fileOfReactRouter('dom-export/hydrated-router.js'), 'utf8')
  expect(code).toContain(
    'window.__reactRouterContext && window.__reactRouterManifest && window.__reactRouterRouteModules',
  )
  expect(code).toContain('let stream = ssrInfo.context.stream;')
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
