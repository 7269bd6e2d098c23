/** The pages of the site for tests: its real routes and their real data, rendered without a build. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { vi } from 'vitest'
import routes from '#app/routes.ts'
import type { Pages } from '../app.ts'
import { findKeptPages, findOwnPaths } from '../page-cache/page-key.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
/** A route's module as it is written: only a build gives its components their data. */
type BareModule = Omit<Route['module'], 'default' | 'ErrorBoundary'> & {
  default?: Parameters<typeof withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}
type Asset = NonNullable<ServerBuild['assets']['routes'][string]>

/** These stand for the start script and the style sheet, which only a build has. */
export const testParts = { startScript: 'begin()', styles: 'p { color: black }' }

const modules = import.meta.glob<BareModule>(['../../app/root.tsx', '../../app/routes/*.{ts,tsx}'])

/** The pages as the built site has them. Their modules are loaded for production, as they read it when they are loaded. */
export async function loadSitePages(): Promise<Pages> {
  vi.stubEnv('DEV', false)
  vi.stubEnv('PROD', true)
  vi.stubEnv('MODE', 'production')
  const build = await toServerBuild()
  const { createRenderer } = await import('../render-page.ts')
  return {
    build: build.assets.version,
    keptPageAt: findKeptPages(build.routes),
    ownPaths: findOwnPaths(build.routes),
    createRenderer: (options) => createRenderer({ ...options, build, parts: testParts }),
  }
}

/** The routes with their modules, as a build has them. */
export async function loadRoutes(): Promise<ServerBuild['routes']> {
  const all = await Promise.all([
    loadRoute({ file: 'root.tsx', path: '' }),
    ...withChildren(routes, 'root').map(loadRoute),
  ])
  return Object.fromEntries(all.map((route) => [route.id, route]))
}

async function toServerBuild(): Promise<ServerBuild> {
  const all = await loadRoutes()
  return {
    entry: { module: await import('#app/entry.server.tsx') },
    routes: all,
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/react-dom.js'] },
      routes: Object.fromEntries(
        Object.values(all).flatMap((route) => (route ? [[route.id, toAsset(route)]] : [])),
      ),
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

type Placed = RouteConfigEntry & { parentId?: string }

/** Routes with those inside them, in one list. */
function withChildren(entries: RouteConfigEntry[], parentId: string): Placed[] {
  return entries.flatMap((entry) => [
    { ...entry, parentId },
    ...withChildren(entry.children ?? [], toId(entry.file)),
  ])
}

/** React Router names routes by their files. */
function toId(file: string): string {
  return file.replace(/\.tsx?$/, '')
}

async function loadRoute({ file, path, index, parentId }: Placed): Promise<Route> {
  const load = modules[`../../app/${file}`]
  if (!load) throw new Error(`There is no route module ${file}.`)
  return {
    id: toId(file),
    module: withProps(await load()),
    ...(path === undefined ? {} : { path }),
    ...(index ? { index } : {}),
    ...(parentId === undefined ? {} : { parentId }),
  }
}

function withProps({ default: Component, ErrorBoundary, ...module }: BareModule): Route['module'] {
  const withData = {
    ...module,
    default: Component && withComponentProps(Component),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) } : {}),
  }
  // The router's type knows no routes without a component, such as that of the sitemap; the router does.
  return withData as Route['module']
}

function toAsset({ module, ...route }: Route): Asset {
  return {
    ...route,
    module: `/assets/${route.id.replace('/', '-')}.js`,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: 'clientMiddleware' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
}
